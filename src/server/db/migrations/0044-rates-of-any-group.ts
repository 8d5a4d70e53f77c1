import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The product groups are defined only in the program's table (decision 048); 0 still means the whole class. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table vat_class_rate
      drop constraint vat_class_rate_product_group_id_check,
      add constraint vat_class_rate_product_group_id_check check (product_group_id >= 0)`
  // was read by servers of a release that is gone by now; it lists ten groups
  yield* sql`drop view vat_rate`
})
