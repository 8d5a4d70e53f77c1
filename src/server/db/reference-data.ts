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

/** Inserts the data that every shop needs, whether its other data are samples or real: federal states and cantons. */
export const loadReferenceData = Effect.asVoid(insertMany("region", regionRows, "keep"))
