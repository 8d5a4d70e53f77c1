import type { CountryId } from "../country.ts"
import { type Cents, divideHalfUp } from "../money.ts"
import type { ProductGroupId } from "../product-group.ts"
import type { VatRate } from "../vat-rates.ts"
import { type DayNumber, dayOfIso } from "./local-day.ts"

/** Rate in tenths of a per cent (81 is 8.1 %) by day of delivery; `undefined` before the table begins. */
export type VatRates = (day: DayNumber) => number | undefined

/** The rates of a country and product group, out of the dated table (domain.md 2.2). */
export const vatRatesOf = (
  table: ReadonlyArray<VatRate>,
  countryId: CountryId,
  productGroupId: ProductGroupId
): VatRates => {
  const rows = table
    .filter((row) => row.countryId === countryId && row.productGroupId === productGroupId)
    .map((row) => ({ rateTenths: row.rateTenths, from: dayOfIso(row.validFrom) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => other.from - one.from)
  return (day) => rows.find((row) => row.from <= day)?.rateTenths
}

/** The VAT inside a gross total, rounded half up (decisions.md "The price of an offer" 4). */
export const vatInside = (total: Cents, rateTenths: number): Cents =>
  divideHalfUp(total * rateTenths, 1000 + rateTenths)

/** The VAT on a net sum, rounded half up. */
export const vatOn = (net: Cents, rateTenths: number): Cents => divideHalfUp(net * rateTenths, 1000)
