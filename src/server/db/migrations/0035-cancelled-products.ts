import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Adds the product to a cancelled order, copied from the order like the other columns, so that lists need not read the
 * receipts.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table order_cancellation add column product_id integer`
  yield* sql`
    update order_cancellation c set product_id = coalesce((o.receipt -> 'offer' ->> 'productId')::int, 0)
    from customer_order o where o.id = c.order_id`
  yield* sql`
    create function cancelled_product() returns trigger language plpgsql as $$
    begin
      new.product_id := coalesce(
        new.product_id,
        (select (o.receipt -> 'offer' ->> 'productId')::int from customer_order o where o.id = new.order_id),
        0
      );
      return new;
    end
    $$`
  yield* sql`
    create trigger cancelled_product before insert on order_cancellation
    for each row execute function cancelled_product()`
  yield* sql`alter table order_cancellation alter column product_id set not null`
})
