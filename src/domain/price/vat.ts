import type { CountryId } from "../place/country.ts"
import { type Cents, divideHalfUp } from "./money.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { type DayNumber, dayOfIso } from "./local-day.ts"
import type { VatClass } from "../product/group-facts.ts"

export interface VatRate {
  readonly countryId: CountryId
  readonly vatClass: VatClass
  /** The product group to which the rate applies within its VAT class; 0 for all groups. */
  readonly productGroupId: number
  /** Tenths of a per cent: 81 is 8.1 %. */
  readonly rateTenths: number
  /** Local date yyyy-MM-dd. */
  readonly validFrom: string
  /**
   * Source of the rate: if two rates start on the same day, the operator's rate takes precedence over the legal one.
   */
  readonly setBy: "law" | "operator"
}

/** Returns the rate in tenths of a per cent by day of delivery; `undefined` before the first entry of the table. */
export type VatRates = (day: DayNumber) => number | undefined

/** The goods that a rate applies to. */
export interface TaxedGoods {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly vatClass: VatClass
}

const weight = ({ setBy, productGroupId }: VatRate): number =>
  (setBy === "operator" ? 2 : 0) + (productGroupId === 0 ? 0 : 1)

/**
 * Returns the rates for goods from the dated table: the newest valid rate applies; if two rates start on the same day,
 * the operator's rate takes precedence.
 */
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

/** Returns the VAT included in a gross total, rounded half up. */
export const vatInside = (total: Cents, rateTenths: number): Cents =>
  divideHalfUp(total * rateTenths, 1000 + rateTenths)

/** Returns the VAT on a net sum, rounded half up. */
export const vatOn = (net: Cents, rateTenths: number): Cents => divideHalfUp(net * rateTenths, 1000)
