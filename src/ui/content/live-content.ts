import type { ReactNode } from "react"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { ChartName } from "../../domain/price-history/charts.ts"
import type { LandingPrice } from "./landing-price.ts"

/** One of the cheapest offers of the country for 6 000 kg of loose pellets (rule price.best). */
export interface DealerOffer {
  readonly dealerId: number
  readonly name: string
  /** Gross price of 1 000 kg. */
  readonly unitPrice: number
  readonly currency: CurrencyCode
}

/** Content of blocks that does not come from an editor: prices of the day, charts, the calculator. */
export interface LiveContent {
  readonly prices: ReadonlyArray<LandingPrice>
  readonly offers: ReadonlyArray<DealerOffer>
  /** Whether the country offers monthly instalments, and whether the page's calculator uses instalments. */
  readonly instalments: "none" | "offered" | "chosen"
  /** The page's calculator, as an island; null where the page has none. */
  readonly calculator: ReactNode
  readonly charts: Readonly<Partial<Record<ChartName, ReactNode>>>
}
