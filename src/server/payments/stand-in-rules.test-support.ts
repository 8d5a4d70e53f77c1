/** A line of the stand-in's own books: what a provider would have done with the buyer's money. */
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

/** Whether a provider does again what it has done before, and leaves it to us to ask once. */
export interface Rules {
  isLenient: boolean
  /** Origin of the provider's own pages; with it nothing is held that the buyer has not agreed to there. */
  pages?: string
  /** The next sum is not held: the buyer's bank says no. */
  refusesNext?: boolean
}
