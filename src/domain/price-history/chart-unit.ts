import type { CurrencyCode } from "../place/country.ts"
import type { ComparableUnit } from "./comparable-price.ts"

/** What the values of a chart are: cents for so much fuel, or quotations in a unit of their own. */
export type ChartUnit =
  | { readonly kind: "money"; readonly currency: CurrencyCode; readonly per: ComparableUnit }
  | { readonly kind: "quotation"; readonly decimals: number; readonly name: string }

const currencyNames: Readonly<Record<CurrencyCode, string>> = { EUR: "Euro", CHF: "Franken" }
const perNames: Readonly<Record<ComparableUnit, string>> = {
  tonne: "je Tonne",
  hundredLitres: "je 100 Liter"
}

/** The unit in full, as files name it: "Euro je Tonne". */
export const unitInFull = (unit: ChartUnit): string =>
  unit.kind === "money" ? `${currencyNames[unit.currency]} ${perNames[unit.per]}` : unit.name
