import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { Unit } from "../product/group-facts.ts"
import type { DaySpan, Granularity } from "./period.ts"

/** How the orders of a period are grouped. */
export const groupings = ["None", "Product", "ZipArea", "RatePay"] as const
export type Grouping = (typeof groupings)[number]

/** The parameters of a statistic (rule statistics.periods). */
export interface StatisticWish extends DaySpan {
  /** All countries if missing. */
  readonly countryId?: CountryId
  readonly granularity: Granularity
  readonly groupBy: Grouping
  readonly productId?: number
  /** A postal code or its prefix. */
  readonly zipCode?: string
  /** `true` selects orders paid in instalments, `false` all other orders; all orders if missing. */
  readonly ratePay?: boolean
}

/** Returns the area by which orders are counted: the first two digits of the delivery's postal code. */
export const areaOf = (zipCode: string): string => zipCode.slice(0, 2)

/** Maximum number of rows per response; for more rows, users download a file or choose longer periods. */
export const mostRows = 10_000

/** Totals of orders as shown in pages and files: gross, money in major units. */
export interface ShownFigures {
  readonly orders: number
  /** Number of the counted orders that were refused, cancelled or withdrawn later. */
  readonly cancellations: number
  /** Number of the counted orders that are paid. */
  readonly settled: number
  /** Amount of the orders that were not cancelled, in `unit`; `null` for goods with different units. */
  readonly amount: number | null
  readonly unit: Unit | null
  readonly revenue: number
  /** Per 1 000 kg, 100 l or pallet. */
  readonly averagePrice: number | null
}

/** Totals, with the currency of all amounts of money. */
export interface MoneyFigures extends ShownFigures {
  readonly currency: CurrencyCode
}
