import { stringifySearch } from "../router/search.ts"

type Search = Readonly<Record<string, unknown>>

/**
 * Distinguishes URLs that a page has written into the address bar itself from URLs that the browser has navigated to.
 */
export interface WrittenAddress {
  readonly wrote: (search: Search) => void
  /** Whether the page has written this URL, and the user has not navigated since. */
  readonly isWritten: (search: Search) => boolean
}

export const writtenAddress = (): WrittenAddress => {
  let written: string | undefined
  return {
    wrote: (search) => {
      written = stringifySearch(search)
    },
    isWritten: (search) => {
      // after a navigation elsewhere, a later visit to the same URL is a navigation of the browser
      if (stringifySearch(search) !== written) written = undefined
      return written !== undefined
    }
  }
}
