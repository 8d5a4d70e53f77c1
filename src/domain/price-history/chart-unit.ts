import type { CurrencyCode } from "../place/country.ts"
import type { ComparableUnit } from "./comparable-price.ts"

/** The unit of a chart's values: cents per amount of fuel, or a quotation's own unit. */
export type ChartUnit =
  | { readonly kind: "money"; readonly currency: CurrencyCode; readonly per: ComparableUnit }
  | { readonly kind: "quotation"; readonly decimals: number; readonly name: string }

const currencyNames: Readonly<Record<CurrencyCode, string>> = { EUR: "Euro", CHF: "Franken" }
const perNames: Readonly<Record<ComparableUnit, string>> = {
  tonne: "je Tonne",
  hundredLitres: "je 100 Liter"
}

/** Returns the full name of the unit, as used in files: "Euro je Tonne". */
export const unitInFull = (unit: ChartUnit): string =>
  unit.kind === "money" ? `${currencyNames[unit.currency]} ${perNames[unit.per]}` : unit.name
