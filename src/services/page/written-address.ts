import { stringifySearch } from "../router/search.ts"

type Search = Readonly<Record<string, unknown>>

/** Tells the addresses that a page has put into the bar itself from those that the browser has gone to. */
export interface WrittenAddress {
  readonly wrote: (search: Search) => void
  /** Whether the page has put this address there, and the user has not navigated since. */
  readonly isWritten: (search: Search) => boolean
}

export const writtenAddress = (): WrittenAddress => {
  let written: string | undefined
  return {
    wrote: (search) => {
      written = stringifySearch(search)
    },
    isWritten: (search) => {
      // gone elsewhere, a later visit to the same address is the browser's doing
      if (stringifySearch(search) !== written) written = undefined
      return written !== undefined
    }
  }
}
