/**
 * Returns a function that tells whether the router sets the scroll position after rendering; `false` on the first page,
 * which the server rendered: the browser has restored its position, and the user may have scrolled before hydration.
 */
export const scrollsAfterFirstPage = (): (() => boolean) => {
  let pages = 0
  return () => pages++ > 0
}
