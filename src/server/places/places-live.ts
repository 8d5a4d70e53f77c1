import { PgClient } from "@effect/sql-pg/PgClient"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orUnreachable } from "../ports/database-unreachable.ts"
import { Places } from "../ports/places.ts"
import { loadDirectory } from "./directory.ts"
import { keptByCountry } from "../db/kept-by-country.ts"

/** Places from memory; the notices on channel `places` come from triggers on the tables. */
export const placesLayer: Layer.Layer<Places, never, PgClient | SqlClient> = Layer.effect(Places)(
  Effect.gen(function* () {
    const client = yield* PgClient
    const sql = yield* SqlClient
    const directoryOf = yield* keptByCountry(
      (countryId) => orUnreachable(Effect.provideService(loadDirectory(countryId), SqlClient, sql)),
      client.listen("places")
    )
    return {
      check: (countryId, zipCode) =>
        Effect.map(directoryOf(countryId), (directory) => directory.check(zipCode)),
      placesOf: (countryId, zipCode) =>
        Effect.map(directoryOf(countryId), (directory) => directory.placesOf(zipCode)),
      regionsOf: (countryId, zipCode) =>
        Effect.map(directoryOf(countryId), (directory) => directory.regionsOf(zipCode)),
      located: (countryId, zipCode) =>
        Effect.map(directoryOf(countryId), (directory) => directory.located(zipCode)),
      zipOfPlace: (countryId, name) =>
        Effect.map(directoryOf(countryId), (directory) => directory.zipOfPlace(name)),
      gazetteer: (countryId) => Effect.map(directoryOf(countryId), (directory) => directory.gazetteer())
    }
  })
)
