/** A workday that can be wished for, and how many dealers keep it (rule delivery.wish-days). */
export interface WishDay {
  /** Local date, yyyy-MM-dd. */
  readonly day: string
  readonly dealers: number
}

/** A dealer who delivers, but not on the day that is wished for. */
export interface AwayDealer {
  readonly dealerId: number
  readonly name: string
  readonly deliveryStart: string
  readonly deliveryEnd: string
}

/** What a list tells beside its offers. */
export interface ListHints {
  readonly days: ReadonlyArray<WishDay>
  readonly away: ReadonlyArray<AwayDealer>
  /** The next amount by which a price unit gets cheaper, and by how much in major units; null where none does. */
  readonly more: { readonly amount: number; readonly saves: number } | null
}

/** The same as a page shows it: of the place's days first, of other wishes nothing but them until these are answered. */
export type ShownHints = Pick<ListHints, "days"> & Partial<ListHints>
