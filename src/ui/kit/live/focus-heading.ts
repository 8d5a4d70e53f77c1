/**
 * Moves the focus to the heading of the section before a focused button disappears with its notice, so that the focus
 * is not lost.
 */
export const focusHeadingOf = (element: HTMLElement): void => {
  const heading = element.closest("section")?.querySelector<HTMLElement>("h2")
  heading?.setAttribute("tabindex", "-1")
  heading?.focus()
}
