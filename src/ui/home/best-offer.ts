import type { CurrencyCode } from "../../domain/place/country.ts"

/** One of the three best offers of the country for 6 000 kg of loose pellets (rule price.best). */
export interface BestOffer {
  readonly dealerId: number
  readonly name: string
  /** Certificates of the offered goods; empty for goods without a certificate. */
  readonly certificationIds: ReadonlyArray<number>
  /** Gross price of 1 000 kg. */
  readonly unitPrice: number
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** ISO 8601. */
  readonly timeStamp: string
}
