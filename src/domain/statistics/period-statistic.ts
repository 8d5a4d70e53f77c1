import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { Unit } from "../product/group-facts.ts"
import type { DaySpan, Granularity } from "./period.ts"

/** What a period's orders are told apart by. */
export const groupings = ["None", "Product", "ZipArea", "RatePay"] as const
export type Grouping = (typeof groupings)[number]

/** What a statistic is asked for (rule statistics.periods). */
export interface StatisticWish extends DaySpan {
  /** All countries without it. */
  readonly countryId?: CountryId
  readonly granularity: Granularity
  readonly groupBy: Grouping
  readonly productId?: number
  /** A postal code or its beginning. */
  readonly zipCode?: string
  /** Paid by instalments, or not. */
  readonly ratePay?: boolean
}

/** Orders are counted by the first two digits of where they go to. */
export const areaOf = (zipCode: string): string => zipCode.slice(0, 2)

/** The most rows of one answer; what is longer is taken as a file, or by longer periods. */
export const mostRows = 10_000

/** What orders come to, as pages and files show it: gross, money in major units. */
export interface ShownFigures {
  readonly orders: number
  /** Of those: refused, cancelled or withdrawn since. */
  readonly cancellations: number
  /** Of those: paid. */
  readonly settled: number
  /** Of the others, in `unit`; null over goods of several units. */
  readonly amount: number | null
  readonly unit: Unit | null
  readonly revenue: number
  /** Per 1 000 kg, 100 l or pallet. */
  readonly averagePrice: number | null
}

/** The same with the currency that all of its money is in. */
export interface MoneyFigures extends ShownFigures {
  readonly currency: CurrencyCode
}
