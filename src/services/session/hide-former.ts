/**
 * Takes a page out of sight that belongs to another session than its browser (rule session.former-user): all of it but
 * `kept`, also what floats above it. An open question had hidden `kept` from screen readers; it is shown to them now.
 */
export const hideFormer = (body: HTMLElement, kept: HTMLElement): void => {
  kept.removeAttribute("aria-hidden")
  for (const part of body.children)
    if (part !== kept && part instanceof HTMLElement) part.style.setProperty("display", "none", "important")
}
