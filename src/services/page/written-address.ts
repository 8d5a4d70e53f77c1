import { stringifySearch } from "../router/search.ts"

type Search = Readonly<Record<string, unknown>>

/**
 * Distinguishes URLs that a page itself has written into the address bar from URLs to which the browser has navigated.
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
      // after a navigation to another URL, a later visit to the written URL counts as a navigation by the browser
      if (stringifySearch(search) !== written) written = undefined
      return written !== undefined
    }
  }
}
