import type { CountryId } from "../place/country.ts"
import { type Cents, divideHalfUp } from "./money.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { type DayNumber, dayOfIso } from "./local-day.ts"
import type { VatClass } from "../product/group-facts.ts"

/** A VAT rate from a day on. */
export interface VatRate {
  readonly countryId: CountryId
  readonly vatClass: VatClass
  /** The one group of the class that it is for; 0 for all. */
  readonly productGroupId: number
  /** Tenths of a per cent: 81 is 8.1 %. */
  readonly rateTenths: number
  /** Local date yyyy-MM-dd. */
  readonly validFrom: string
  /** By whom: of the same day the operator's counts. */
  readonly setBy: "law" | "operator"
}

/** Rate in tenths of a per cent by day of delivery; `undefined` before the table begins. */
export type VatRates = (day: DayNumber) => number | undefined

/** Whose rate it is. */
export interface TaxedGoods {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly vatClass: VatClass
}

const weight = ({ setBy, productGroupId }: VatRate): number =>
  (setBy === "operator" ? 2 : 0) + (productGroupId === 0 ? 0 : 1)

/** The rates of goods, out of the dated table: the newest counts, of the same day the operator's own. */
export const vatRatesOf = (table: ReadonlyArray<VatRate>, goods: TaxedGoods): VatRates => {
  const rows = table
    .filter(
      (row) =>
        row.countryId === goods.countryId &&
        row.vatClass === goods.vatClass &&
        (row.productGroupId === 0 || row.productGroupId === goods.productGroupId)
    )
    .map((row) => ({ row, from: dayOfIso(row.validFrom) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => other.from - one.from || weight(other.row) - weight(one.row))
  return (day) => rows.find(({ from }) => from <= day)?.row.rateTenths
}

/** The VAT inside a gross total, rounded half up. */
export const vatInside = (total: Cents, rateTenths: number): Cents =>
  divideHalfUp(total * rateTenths, 1000 + rateTenths)

/** The VAT on a net sum, rounded half up. */
export const vatOn = (net: Cents, rateTenths: number): Cents => divideHalfUp(net * rateTenths, 1000)
