/**
 * A workday that customers can choose as desired date, and how many dealers deliver on it (rule delivery.wish-days).
 */
export interface WishDay {
  /** Local date, yyyy-MM-dd. */
  readonly day: string
  readonly dealers: number
}

/** A dealer who delivers, but not on the desired date. */
export interface AwayDealer {
  readonly dealerId: number
  readonly name: string
  readonly deliveryStart: string
  readonly deliveryEnd: string
}

/** Hints shown beside the offers of a list. */
export interface ListHints {
  readonly days: ReadonlyArray<WishDay>
  readonly away: ReadonlyArray<AwayDealer>
  /**
   * The next amount at which the unit price drops, and the saving per price unit in major units; `null` if there is
   * none.
   */
  readonly more: { readonly amount: number; readonly saves: number } | null
}

/** Hints as a page shows them: only the days until the full hints are loaded. */
export type ShownHints = Pick<ListHints, "days"> & Partial<ListHints>
