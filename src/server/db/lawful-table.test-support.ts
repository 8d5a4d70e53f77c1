import type { VatRate } from "../../domain/price/vat.ts"
import { lawIn2026 } from "./migrations/0027-vat-by-class.ts"

/** The VAT rates in a shop whose operator has changed none, as written by migration 0027. */
export const lawfulTable: ReadonlyArray<VatRate> = lawIn2026.map(
  ([countryId, vatClass, validFrom, rateTenths]) => ({
    countryId,
    vatClass,
    productGroupId: 0,
    rateTenths,
    validFrom,
    setBy: "law"
  })
)
