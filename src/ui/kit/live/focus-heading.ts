/** Before a button goes away with its notice: the focus waits at the heading of its section, and not nowhere. */
export const focusHeadingOf = (element: HTMLElement): void => {
  const heading = element.closest("section")?.querySelector<HTMLElement>("h2")
  heading?.setAttribute("tabindex", "-1")
  heading?.focus()
}
