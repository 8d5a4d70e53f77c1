import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Coordinates of places from an imported list; null if unknown. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table place
      add column latitude real check (latitude between -90 and 90),
      add column longitude real check (longitude between -180 and 180),
      add constraint place_point check ((latitude is null) = (longitude is null))`
})
