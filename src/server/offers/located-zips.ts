import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { LocatedZip } from "../../domain/price-history/price-area.ts"

/**
 * Reads every stored postal code of a country, with the federal state to which most of its places belong, and the
 * county to which most of them belong there.
 */
export const locatedZips = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  return yield* sql<LocatedZip>`
    select p.zip_code as "zipCode", p.region_code as "regionCode",
      mode() within group (order by p.county_code) as "countyCode",
      mode() within group (order by p.county_name) as "countyName"
    from place p join (
      select zip_code, mode() within group (order by region_code) as region_code
      from place where country_id = ${countryId} group by zip_code) most using (zip_code, region_code)
    where p.country_id = ${countryId} group by p.zip_code, p.region_code order by p.zip_code`
})
