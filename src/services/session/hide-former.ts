/**
 * Takes a page out of sight that belongs to another session than its browser (rule session.former-user): all of it but
 * `kept`, also what floats above it.
 */
export const hideFormer = (body: HTMLElement, kept: HTMLElement): void => {
  for (const part of body.children)
    if (part !== kept && part instanceof HTMLElement) part.style.setProperty("display", "none", "important")
}
