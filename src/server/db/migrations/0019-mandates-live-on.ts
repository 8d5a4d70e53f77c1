import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The life cycle of a mandate after it was given, with a separate log (decision 022). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table sepa_mandate
      add column state text not null default 'active'
        check (state in ('active', 'preNotified', 'collected', 'returned', 'revoked', 'expired')),
      -- the moment of the last event; the moment of consent before there was one
      add column state_at timestamptz,
      -- of the debit that was announced last: its local day and its sum, gross cents
      add column due_on date,
      add column due_cents integer,
      -- forgotten when the mandate need no longer be proved
      alter column iban drop not null`
  yield* sql`
    create table mandate_event (
      reference text not null references sepa_mandate on delete cascade,
      number integer not null,
      event text not null,
      state text not null,
      at timestamptz not null,
      -- null where time alone did it
      actor_kind text check (actor_kind in ('dealer', 'staff', 'account', 'grant', 'form')),
      actor_id integer references account on delete set null,
      -- the entry of the order's log that it came with
      order_version integer,
      due_on date,
      due_cents integer,
      primary key (reference, number)
    )`
  // if an order has progressed, its mandate gets the state that matches the order's status, with the time of the
  // order's last event
  yield* sql`
    update sepa_mandate m set
      state = case o.status when 'invoiced' then 'preNotified' when 'settled' then 'collected' else 'revoked' end,
      state_at = e.at,
      due_on = case when o.status in ('invoiced', 'settled') then e.at::date end
    from customer_order o join order_event e on e.order_id = o.id and e.version = o.version
    where o.draft_id = m.draft_id and o.status in ('invoiced', 'settled', 'refused', 'cancelledByDealer',
      'cancelledByCustomer', 'withdrawn')`
  // index for deleting an account, which searches for the rows that refer to it
  yield* sql`create index mandate_event_actor on mandate_event (actor_id) where actor_id is not null`
})
