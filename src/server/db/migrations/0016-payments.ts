import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Payments at providers, and a log of all requests, responses and messages about them (decision 018). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table payment (
      id text primary key,
      draft_id text not null,
      -- set when the draft becomes an order
      order_id text,
      provider text not null check (provider in ('paypal', 'instalment')),
      idempotency_key text not null unique check (length(idempotency_key) between 8 and 255),
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      state text not null,
      machine_version integer not null,
      version integer not null default 1,
      context jsonb not null,
      -- what the provider calls its parts; nothing about the buyer
      refs jsonb not null default '{}',
      -- when the provider was asked for what is unknown since
      asked_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`
  yield* sql`create index payment_draft on payment (draft_id)`
  yield* sql`create index payment_order on payment (order_id) where order_id is not null`
  yield* sql`create index payment_open on payment (changed_at) where state = 'created' or state like 'unknown.%'`
  yield* sql`
    create table payment_event (
      id bigint generated always as identity primary key,
      provider text not null,
      -- the provider's id of a message; what we did ourselves has none
      event_id text,
      payment_id text references payment,
      source text not null check (source in ('wish', 'answer', 'question', 'message')),
      kind text not null,
      said jsonb not null default '{}',
      state_before text,
      state_after text,
      happened_at timestamptz not null,
      received_at timestamptz not null,
      processed_at timestamptz,
      unique (provider, event_id)
    )`
  yield* sql`create index payment_event_payment on payment_event (payment_id, id)`
})
