import type { CurrencyCode } from "../../domain/place/country.ts"
import type { ComparableUnit } from "../../domain/price-history/comparable-price.ts"

/** What the values of a chart are: cents for so much fuel, or quotations in a unit of their own. */
export type ChartUnit =
  | { readonly kind: "money"; readonly currency: CurrencyCode; readonly per: ComparableUnit }
  | { readonly kind: "quotation"; readonly decimals: number; readonly name: string }
