/**
 * Whether the router puts the reader to a place of its own once a page is drawn. Not on the page that came from the
 * server: the browser has restored the position, and the user may have scrolled before the page woke.
 */
export const scrollsAfterFirstPage = (): (() => boolean) => {
  let pages = 0
  return () => pages++ > 0
}
