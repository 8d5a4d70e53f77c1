/**
 * Returns a function that decides whether the router sets the scroll position after rendering. It returns `false` for
 * the first page, which the server rendered: the browser has restored its position, and the user may have scrolled
 * before hydration.
 */
export const scrollsAfterFirstPage = (): (() => boolean) => {
  let pages = 0
  return () => pages++ > 0
}
