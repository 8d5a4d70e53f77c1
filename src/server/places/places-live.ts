import { PgClient } from "@effect/sql-pg/PgClient"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { Places } from "../ports/places.ts"
import { loadDirectory } from "./directory.ts"
import { keptUntilNotice, type Reading } from "../db/kept-until-notice.ts"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { countryNamed, Memories, memoryOf } from "../ports/memories.ts"
import type { Directory } from "./directory.ts"

/** Reads places from memory; triggers on the tables send notifications on channel `places` when places change. */
export const placesLayer: Layer.Layer<Places, never, PgClient | SqlClient> = Layer.effect(Places)(
  Effect.gen(function* () {
    const client = yield* PgClient
    const sql = yield* SqlClient
    const kept = new KeptEntries<Reading<Directory, DatabaseUnreachable>>()
    const memories = yield* Memories
    memories.add(memoryOf("places", kept, (country) => ({ label: countryNamed(country) })))
    const directoryOf = yield* keptUntilNotice(
      (countryId: CountryId) =>
        orUnreachable(Effect.provideService(loadDirectory(countryId), SqlClient, sql)),
      client.listen("places"),
      undefined,
      kept
    )
    return {
      here: (countryId) => kept.find(String(countryId))?.found,
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
