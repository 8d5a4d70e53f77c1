import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Where a place lies, as an imported list says; null where it is unknown. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table place
      add column latitude real check (latitude between -90 and 90),
      add column longitude real check (longitude between -180 and 180),
      add constraint place_point check ((latitude is null) = (longitude is null))`
})
