import type { CurrencyCode } from "../../domain/place/country.ts"
import type { DayValue } from "../../domain/price-history/chart-series.ts"

/** A price of a day; cents per tonne or 100 litres. */
export interface DatedPrice {
  readonly price: number
  readonly day: number
}

/** What is told of a price first; changes in per cent, undefined where nothing is known. */
export interface OverviewFigures {
  readonly newest: DatedPrice
  readonly highest: DatedPrice
  readonly lowest: DatedPrice
  readonly average: number
  readonly sinceYesterday: number | undefined
  readonly sinceWeek: number | undefined
  readonly sinceThreeMonths: number | undefined
}

/** The prices of a state beside those of the others; cents per tonne. */
export interface StatePrices {
  readonly mapId: string
  readonly name: string
  /** The page of its prices. */
  readonly path: `/${string}`
  /** Whether the figures are the country's, since the state has none of its own (rule price.no-regional). */
  readonly isCountrys: boolean
  /** By product id. */
  readonly prices: ReadonlyMap<number, { readonly price: number; readonly changePercent: number }>
}

/** A quotation that moves the price of fuels, with its last year. */
export interface FactorFacts {
  readonly id: number
  readonly name: string
  readonly unit: string
  readonly decimals: number
  readonly values: ReadonlyArray<DayValue>
  /** Address of its chart; undefined where it has none. */
  readonly path: `/${string}` | undefined
}

export interface ComparedProduct {
  readonly productId: number
  readonly name: string
}

/** All that the overview of pellet prices shows. */
export interface PriceOverview {
  readonly currency: CurrencyCode
  readonly figures: OverviewFigures | undefined
  readonly products: ReadonlyArray<ComparedProduct>
  readonly states: ReadonlyArray<StatePrices>
  readonly factors: ReadonlyArray<FactorFacts>
}
