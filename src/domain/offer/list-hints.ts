/**
 * A workday that customers can choose as desired date, and the number of dealers who deliver on it (rule
 * delivery.wish-days).
 */
export interface WishDay {
  /** Local date, yyyy-MM-dd. */
  readonly day: string
  readonly dealers: number
}

/** A dealer who delivers to the place, but not on the desired date. */
export interface AwayDealer {
  readonly dealerId: number
  readonly name: string
  readonly deliveryStart: string
  readonly deliveryEnd: string
}

/** Hints shown with the offers of a list. */
export interface ListHints {
  readonly days: ReadonlyArray<WishDay>
  readonly away: ReadonlyArray<AwayDealer>
  /**
   * The next larger amount at which the unit price is lower, and the saving per price unit in major units; `null` if
   * there is no such amount.
   */
  readonly more: { readonly amount: number; readonly saves: number } | null
}

/** Hints as a page shows them: only `days` are present until all hints are loaded. */
export type ShownHints = Pick<ListHints, "days"> & Partial<ListHints>
