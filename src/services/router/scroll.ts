/**
 * Whether the router sets the scroll position after rendering. It does not do so on the page rendered by the server:
 * the browser has restored the position, and the user may have scrolled before the page was hydrated.
 */
export const scrollsAfterFirstPage = (): (() => boolean) => {
  let pages = 0
  return () => pages++ > 0
}
