/**
 * Moves the focus to the heading of the section, or of the page if there is no section. Otherwise the focus would be
 * lost, because the focused button disappears with its notice or row.
 */
export const focusHeadingOf = (element: HTMLElement): void => {
  const heading =
    element.closest("section")?.querySelector<HTMLElement>("h2") ??
    element.closest("main")?.querySelector<HTMLElement>("h1")
  heading?.setAttribute("tabindex", "-1")
  heading?.focus()
}
