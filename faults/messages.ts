/** An order as the database holds it. */
export interface KeptOrder {
  readonly draftId: string
  readonly orderId: string
  /** Lines that add up to the total, its event, both grants, and its mail or the job that writes it. */
  readonly isWhole: boolean
}

/** What the runner asks of the shop it started. */
export type Ask =
  | { readonly type: "die"; readonly point: "read" | "committed"; readonly count: number }
  | { readonly type: "orders"; readonly drafts: ReadonlyArray<string> }

/** What the shop tells the runner. */
export type Tell =
  | { readonly type: "ready" }
  | { readonly type: "log"; readonly line: string }
  | { readonly type: "orders"; readonly orders: ReadonlyArray<KeptOrder> }
  | { readonly type: "failed"; readonly reason: string }
