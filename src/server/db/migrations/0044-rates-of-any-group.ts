import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Which groups there are is said by the table of the program alone (decision 048); 0 stays the whole class. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table vat_class_rate
      drop constraint vat_class_rate_product_group_id_check,
      add constraint vat_class_rate_product_group_id_check check (product_group_id >= 0)`
  // read by copies of a release that is gone by now; it lists ten groups
  yield* sql`drop view vat_rate`
})
