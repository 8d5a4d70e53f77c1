import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Sacks of pellets per dealer: the weight of a sack in kg, and the number of sacks per pallet. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table dealer_pallet (
      dealer_id integer not null references dealer,
      product_group_id smallint not null,
      bag_size smallint not null check (bag_size between 1 and 100),
      bag_count smallint not null check (bag_count between 1 and 500),
      primary key (dealer_id, product_group_id)
    )`
  // offers that were stored before have no number of sacks
  yield* sql`update order_draft set offer = offer || '{"palletBags": null}'::jsonb`
  yield* sql`update customer_order set receipt = jsonb_set(receipt, '{offer,palletBags}', 'null'::jsonb)`
})
