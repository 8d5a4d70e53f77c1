import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { LocatedZip } from "../../domain/price-history/price-area.ts"

/**
 * Reads every stored postal code of a country, with the federal state and the county to which most of its places
 * belong.
 */
export const locatedZips = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  return yield* sql<LocatedZip>`
    select zip_code as "zipCode", mode() within group (order by region_code) as "regionCode",
      mode() within group (order by county_code) as "countyCode",
      mode() within group (order by county_name) as "countyName"
    from place where country_id = ${countryId} group by zip_code order by zip_code`
})
