import { type TaxedGoods, type VatRate, type VatRates, vatRatesOf } from "../../domain/price/vat.ts"
import { vatClassOf } from "../../domain/price/vat-class.ts"

/** Parameters that determine all sample data. */
export interface Sample {
  readonly seed: number
  /** The day of installation, in days since 1970. */
  readonly today: number
  /** The shop's own table of VAT rates. */
  readonly vat: ReadonlyArray<VatRate>
}

/**
 * Returns the VAT rates of goods that are ordered without a declaration, or only with the declaration that lowers their
 * VAT.
 */
export const vatOf = (
  vat: ReadonlyArray<VatRate>,
  { countryId, productGroupId }: Omit<TaxedGoods, "vatClass">
): VatRates =>
  vatRatesOf(vat, { countryId, productGroupId, vatClass: vatClassOf({ countryId, productGroupId }) })
