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
  /** With its question mark, or empty. */
  readonly query: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: unknown
}

export interface Handled {
  readonly status: number
  readonly body: unknown
}

/**
 * Rules of the fake provider. `isLenient`: it repeats actions that it has already done, so that the shop must prevent
 * repetition.
 */
export interface Rules {
  isLenient: boolean
  /** Origin of the provider's own pages; if set, an amount is authorised only if the buyer has approved it there. */
  pages?: string
  /** Whether the next authorisation is refused, as by the buyer's bank. */
  refusesNext?: boolean
}
