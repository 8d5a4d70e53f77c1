import type { VatRate } from "../../domain/price/vat.ts"
import { lawIn2026 } from "./migrations/0027-vat-by-class.ts"

/** The table of a shop whose operator has changed nothing, as migration 0027 has left it. */
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
