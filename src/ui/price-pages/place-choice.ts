/** Places that may be meant, the largest first, and how many there are in all. */
export interface PlaceChoice {
  readonly places: ReadonlyArray<ChosenFrom>
  readonly total: number
}

interface ChosenFrom {
  readonly href: string
  readonly name: string
  readonly state: string
  /** The lowest one; none of a state or a county. */
  readonly zipCode: string | undefined
  /** How many postal codes it has. */
  readonly codes: number
  /** Named where it is another one than the page's. */
  readonly country: string | undefined
}
