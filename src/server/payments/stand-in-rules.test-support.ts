/** An entry in the books of the fake provider: what a real provider would have done with the buyer's money. */
export interface Booking {
  readonly action: "authorise" | "capture" | "void" | "refund"
  readonly payment: string
  readonly cents: number
  readonly currency: string
}

export interface StandInRequest {
  readonly method: string
  readonly path: string
  /** Starts with "?", or is empty. */
  readonly query: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: unknown
}

export interface Handled {
  readonly status: number
  readonly body: unknown
}

/**
 * Rules of the fake provider. If `isLenient` is set, the fake provider executes actions again that it has already done,
 * so the shop itself must not repeat them.
 */
export interface Rules {
  isLenient: boolean
  /** Origin of the provider's own pages; if set, an amount is authorised only if the buyer has approved it there. */
  pages?: string
  /** Whether the next authorisation is refused, as by the buyer's bank. */
  refusesNext?: boolean
}
