/** An entry of the stand-in's books: what a provider would have done with the buyer's money. */
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

/** Whether the provider repeats actions that it has already done, so that the shop must prevent repetition. */
export interface Rules {
  isLenient: boolean
  /** Origin of the provider's own pages; if set, nothing is authorised that the buyer has not approved there. */
  pages?: string
  /** The next authorisation is refused, as by the buyer's bank. */
  refusesNext?: boolean
}
