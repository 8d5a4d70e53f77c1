/** Number of chunks that `fetchHere` is loading. */
let underWay = 0

/**
 * If a chunk loaded by `fetchHere` is missing, hides this error from the listener that reloads the page. The window
 * calls listeners in the order of their registration, so the desk calls this function before it registers that
 * listener.
 */
export const listenForMissingParts = (): void =>
  addEventListener("vite:preloadError", (event) => {
    if (underWay > 0) event.stopImmediatePropagation()
  })

/**
 * Loads a chunk; a failure is shown where the chunk was requested, and the page is not reloaded, so that unsaved input
 * is not lost (rule page.chunk-reload).
 */
export const fetchHere = async <Part>(fetchPart: () => Promise<Part>): Promise<Part> => {
  underWay++
  try {
    return await fetchPart()
  } finally {
    underWay--
  }
}
