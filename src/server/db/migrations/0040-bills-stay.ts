import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Bills are kept for years (§ 14b UStG, § 147 AO): an order with a bill cannot be deleted, and if a bill cannot be
 * stored, the whole action fails instead of leaving the bill out.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table bill drop constraint bill_order_id_fkey,
      add constraint bill_order_id_fkey foreign key (order_id) references customer_order on delete restrict`
  yield* sql`
    create or replace function note_bill(of_order text, on_day date, with_number text) returns void language sql as $$
      insert into bill (order_id, issuer_id, number, issued_on, imprint)
      select o.id, case when (o.receipt -> 'payment' ->> 'isInteraidPayment')::boolean then 0 else o.dealer_id end,
        with_number, on_day, d.imprint
      from customer_order o join dealer d on d.id = o.dealer_id where o.id = of_order
    $$`
})
