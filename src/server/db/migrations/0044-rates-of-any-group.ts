import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Removes the upper limit on product group numbers, because product groups are defined only in the program (decision
 * 048); 0 still means the whole class.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table vat_class_rate
      drop constraint vat_class_rate_product_group_id_check,
      add constraint vat_class_rate_product_group_id_check check (product_group_id >= 0)`
  // only servers of earlier releases, which no longer run, read this view; it lists just ten groups
  yield* sql`drop view vat_rate`
})
