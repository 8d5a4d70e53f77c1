/** Parts that are being fetched by `fetchHere`. */
let underWay = 0

/**
 * Hears of missing parts before what would load the page anew: the window calls its listeners in the order in which they
 * came, so the desk begins with this.
 */
export const listenForMissingParts = (): void =>
  addEventListener("vite:preloadError", (event) => {
    if (underWay > 0) event.stopImmediatePropagation()
  })

/**
 * Fetches a part of the page whose absence is said where it was wished for: the page is not loaded anew for it, so that
 * what was typed stays (rule page.chunk-reload).
 */
export const fetchHere = async <Part>(fetchPart: () => Promise<Part>): Promise<Part> => {
  underWay++
  try {
    return await fetchPart()
  } finally {
    underWay--
  }
}
