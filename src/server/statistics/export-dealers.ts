import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"

interface NamedDealer {
  readonly id: number
  readonly name: string
  readonly city: string
}

/** Dealers of a country by name, to choose one whose orders are taken. */
export const exportDealers = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  return yield* sql<NamedDealer>`
    select id, name, city from dealer where country_id = ${countryId} order by lower(name), id`
})
