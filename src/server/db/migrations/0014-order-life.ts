import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores the life cycle of an order: the actor and data of each event, the resulting state, and declarations of
 * withdrawal.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table customer_order
      -- what has become of the order beside its status; nothing yet while it is null
      add column life jsonb,
      -- of the machine orderLife; raised together with it
      add column life_version integer not null default 1`
  yield* sql`
    alter table order_event
      -- the browser or form that placed or withdrew it, the dealer's or the operator's staff, or the buyer's account
      add column actor_kind text check (actor_kind in ('dealer', 'staff', 'account', 'grant', 'form')),
      add column actor_role text,
      add column actor_id integer references account on delete set null,
      -- staff who act in the name of the buyer
      add column acting_id integer references account on delete set null,
      add column data jsonb not null default '{}',
      add column machine_version integer not null default 1`
  // indexes for deleting an account, which searches for the rows that refer to it
  yield* sql`create index order_event_actor on order_event (actor_id) where actor_id is not null`
  yield* sql`create index order_event_acting on order_event (acting_id) where acting_id is not null`
  // these states were not written by a state machine, so actions on them are refused (rule machine.version)
  yield* sql`update order_event set machine_version = 0 where event <> 'placed'`
  yield* sql`update customer_order set life_version = 0 where status <> 'placed'`
  yield* sql`
    create table withdrawal_notice (
      id text primary key,
      -- nothing where no order fits what was declared
      order_id text references customer_order,
      effect text not null check (effect in ('withdrawn', 'noted')),
      country_id smallint not null,
      name text not null,
      email text not null,
      order_number text not null,
      reason text not null,
      received_at timestamptz not null
    )`
  yield* sql`create index withdrawal_notice_same on withdrawal_notice (lower(email), received_at)`
  yield* sql`create index withdrawal_notice_order on withdrawal_notice (order_id) where order_id is not null`
})
