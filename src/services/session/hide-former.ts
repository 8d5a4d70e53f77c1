/**
 * Hides a page that belongs to a session other than the browser's current one (rule session.former-user): everything
 * except `kept`, including floating layers. If an open dialog had hidden `kept` from screen readers, `kept` becomes
 * accessible again.
 */
export const hideFormer = (body: HTMLElement, kept: HTMLElement): void => {
  kept.removeAttribute("aria-hidden")
  for (const part of body.children)
    if (part !== kept && part instanceof HTMLElement) part.style.setProperty("display", "none", "important")
}
