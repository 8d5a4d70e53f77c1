/** Number of chunks that `fetchHere` is loading. */
let underWay = 0

/**
 * Handles missing chunks before the listener that reloads the page: the window calls its listeners in the order of
 * their registration, so the desk calls this first.
 */
export const listenForMissingParts = (): void =>
  addEventListener("vite:preloadError", (event) => {
    if (underWay > 0) event.stopImmediatePropagation()
  })

/**
 * Loads a chunk whose failure is shown where it was requested: the page is not reloaded for it, so unsaved input is not
 * lost (rule page.chunk-reload).
 */
export const fetchHere = async <Part>(fetchPart: () => Promise<Part>): Promise<Part> => {
  underWay++
  try {
    return await fetchPart()
  } finally {
    underWay--
  }
}
