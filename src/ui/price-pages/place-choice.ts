/** Places that match the search, largest first, and their total number. */
export interface PlaceChoice {
  readonly places: ReadonlyArray<ChosenFrom>
  readonly total: number
}

interface ChosenFrom {
  readonly href: string
  readonly name: string
  readonly state: string
  /** The lowest postal code; undefined for a federal state or a county. */
  readonly zipCode: string | undefined
  /** Number of postal codes of the place. */
  readonly codes: number
  /** The country's name, if it differs from the page's country. */
  readonly country: string | undefined
}
