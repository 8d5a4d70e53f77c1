import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Counties of places from an imported list, and prices of areas smaller than a federal state. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table place
      add column county_code text,
      add column county_name text,
      add constraint place_county check ((county_code is null) = (county_name is null))`
  yield* sql`alter table price_day rename column region_code to area_code`
  yield* sql`
    comment on column price_day.area_code is
      '"" the country, "BY" a state, "c-09162" a county, "z-803" the postal codes that begin so'`
})
