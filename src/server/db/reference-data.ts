import { Effect } from "effect"
import { regions } from "../../domain/place/region.ts"
import { insertMany } from "./insert-many.ts"

const regionRows = regions.map(({ countryId, code, name, slug, mapId }) => ({
  country_id: countryId,
  code,
  name,
  slug,
  map_id: mapId
}))

/** Inserts the data that a shop needs with sample or real data: federal states and cantons. */
export const loadReferenceData = Effect.asVoid(insertMany("region", regionRows, "keep"))
