import { stringifySearch } from "../router/search.ts"

type Search = Readonly<Record<string, unknown>>

/** Tells the addresses that a page has put into the bar itself from those that the browser has gone to. */
export interface OwnAddress {
  readonly wrote: (search: Search) => void
  /** Whether the page has put this address there, and nobody has gone elsewhere since. */
  readonly isOwn: (search: Search) => boolean
}

export const ownAddress = (): OwnAddress => {
  let own: string | undefined
  return {
    wrote: (search) => {
      own = stringifySearch(search)
    },
    isOwn: (search) => {
      // gone elsewhere, a later visit to the same address is the browser's doing
      if (stringifySearch(search) !== own) own = undefined
      return own !== undefined
    }
  }
}
