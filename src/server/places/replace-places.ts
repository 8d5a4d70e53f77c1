import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../domain/place/country.ts"
import { liechtenstein } from "../../domain/place/region.ts"
import { insertMany } from "../db/insert-many.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import type { ImportedPlace } from "./geonames.ts"

const portion = 2000

/**
 * Replaces all places of the countries in the list, in one transaction. Switzerland and Liechtenstein are separate: a
 * file with only one of these countries does not change the other. `onProgress` receives the written share, 0 to 1.
 */
export const replacePlaces = Effect.fnUntraced(function* (
  places: ReadonlyArray<ImportedPlace>,
  onProgress: (part: number) => void
) {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* loadReferenceData
      // of two concurrent imports, the second waits for the first; the table can still be read
      yield* sql`lock table place in share row exclusive mode`
      for (const countryId of countryIds)
        for (const isLiechtenstein of [false, true]) {
          const isOurs = (place: ImportedPlace) =>
            place.countryId === countryId && (place.regionCode === liechtenstein.code) === isLiechtenstein
          if (!places.some(isOurs)) continue
          yield* isLiechtenstein
            ? sql`delete from place where country_id = ${countryId} and region_code = ${liechtenstein.code}`
            : sql`delete from place where country_id = ${countryId} and region_code <> ${liechtenstein.code}`
        }
      for (let from = 0; from < places.length; from += portion) {
        yield* insertMany(
          "place",
          places
            .slice(from, from + portion)
            .map(({ countryId, zipCode, name, regionCode, county, latitude, longitude }) => ({
              country_id: countryId,
              zip_code: zipCode,
              name,
              region_code: regionCode,
              county_code: county?.code ?? null,
              county_name: county?.name ?? null,
              latitude,
              longitude
            })),
          "keep"
        )
        onProgress(Math.min(1, (from + portion) / places.length))
      }
    })
  )
})
