import type { AreaPrices } from "./area-prices.ts"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { PriceFigures } from "../../domain/price-history/price-figures.ts"
import type { DayValue } from "../../domain/price-history/chart-series.ts"

/** The prices of a federal state for comparison with other federal states, in cents per tonne. */
export interface StatePrices {
  readonly mapId: string
  readonly name: string
  /** Path of the federal state's price page. */
  readonly path: `/${string}`
  /**
   * Whether the prices are those of the country, because the federal state has no prices of its own (rule
   * price.no-regional).
   */
  readonly isCountrys: boolean
  /** By product id. */
  readonly prices: ReadonlyMap<number, { readonly price: number; readonly changePercent: number }>
}

/** A market quotation that affects the price of fuels, with its course over the last year. */
export interface FactorFacts {
  readonly id: number
  readonly name: string
  readonly unit: string
  readonly decimals: number
  readonly values: ReadonlyArray<DayValue>
  /** URL of the quotation's chart; undefined if it has no chart. */
  readonly path: `/${string}` | undefined
}

export interface ComparedProduct {
  readonly productId: number
  readonly name: string
}

/** All data that the overview of pellet prices shows. */
export interface PriceOverview {
  readonly currency: CurrencyCode
  readonly figures: PriceFigures | undefined
  readonly products: ReadonlyArray<ComparedProduct>
  /** Products that can be compared. */
  readonly choices: ReadonlyArray<ComparedProduct>
  readonly states: ReadonlyArray<StatePrices>
  /** The prices of the visitor's own place, if the place is known. */
  readonly own: AreaPrices | undefined
  readonly factors: ReadonlyArray<FactorFacts>
}
