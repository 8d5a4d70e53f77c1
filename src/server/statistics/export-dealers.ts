import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { germanOrder } from "../db/german-order.ts"

interface NamedDealer {
  readonly id: number
  readonly name: string
  readonly city: string
}

/** Dealers of a country, or of all, by name, to choose one whose orders are taken. */
export const exportDealers = Effect.fnUntraced(function* (countryId: CountryId | undefined) {
  const sql = yield* SqlClient
  return yield* sql<NamedDealer>`
    select id, name, city from dealer where ${countryId ?? null}::int is null or country_id = ${countryId ?? null}
    order by name ${sql.literal(germanOrder)}, id`
})
