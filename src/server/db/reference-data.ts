import * as Effect from "effect/Effect"
import { regions } from "../../domain/region.ts"
import { vatRates } from "../../domain/vat-rates.ts"
import { insertMany } from "./insert-many.ts"

const regionRows = regions.map(({ countryId, code, name, slug, mapId }) => ({
  country_id: countryId,
  code,
  name,
  slug,
  map_id: mapId
}))

const vatRows = vatRates.map(({ countryId, productGroupId, rateTenths, validFrom }) => ({
  country_id: countryId,
  product_group_id: productGroupId,
  rate_tenths: rateTenths,
  valid_from: validFrom
}))

/** What a shop needs whether its data are sample or real: states and cantons, and the VAT rates set by law. */
export const loadReferenceData = Effect.gen(function* () {
  yield* insertMany("region", regionRows, "keep")
  yield* insertMany("vat_rate", vatRows, "keep")
})
