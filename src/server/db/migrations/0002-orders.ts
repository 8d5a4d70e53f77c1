import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Tables for drafts and orders, and for the idempotency keys that ensure that an order is placed only once (decision
 * 006).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table account (
      id integer generated always as identity primary key,
      email text not null,
      password_hash text not null,
      roles text[] not null,
      dealer_id integer references dealer,
      totp_secret text,
      first_name text not null default '',
      last_name text not null default '',
      country_id smallint not null default 1,
      created_at timestamptz not null default now()
    )`
  yield* sql`create unique index account_email on account (lower(email))`
  yield* sql`
    create table order_draft (
      id text primary key,
      -- sha-256 of the guest session id; nothing else may read the draft
      owner_hash bytea not null,
      country_id smallint not null,
      product_group_id smallint not null,
      version integer not null default 1,
      machine_version integer not null,
      calculation jsonb not null,
      dealer_id integer not null references dealer,
      offer jsonb not null,
      offer_calculated_at timestamptz not null,
      contents jsonb not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`
  yield* sql`create index order_draft_changed on order_draft (changed_at)`
  yield* sql`create sequence order_number_seq start 100001`
  yield* sql`
    create table customer_order (
      id text primary key,
      order_number text not null unique,
      draft_id text not null unique,
      country_id smallint not null,
      product_group_id smallint not null,
      dealer_id integer not null references dealer,
      status text not null,
      version integer not null default 1,
      machine_version integer not null,
      currency text not null,
      total_cents integer not null check (total_cents > 0),
      vat_cents integer not null,
      email text not null,
      -- everything the buyer saw when pressing the button
      receipt jsonb not null,
      summary_hash text not null,
      placed_at timestamptz not null default now()
    )`
  yield* sql`create index customer_order_placed on customer_order (placed_at)`
  yield* sql`
    create table order_line (
      order_id text not null references customer_order,
      line smallint not null,
      kind text not null,
      label text not null,
      amount_cents integer not null,
      primary key (order_id, line)
    )`
  yield* sql`
    create table order_event (
      order_id text not null references customer_order,
      version integer not null,
      event text not null,
      status text not null,
      at timestamptz not null default now(),
      primary key (order_id, version)
    )`
  yield* sql`
    create table idempotency_key (
      owner_hash bytea not null,
      key text not null check (length(key) between 8 and 255),
      body_hash bytea not null,
      status smallint not null,
      body jsonb not null,
      created_at timestamptz not null default now(),
      primary key (owner_hash, key)
    )`
  yield* sql`
    create table order_grant (
      token_hash bytea primary key,
      order_id text not null references customer_order,
      purpose text not null check (purpose in ('cookie', 'mail')),
      expires_at timestamptz not null
    )`
  yield* sql`create index order_grant_order on order_grant (order_id)`
  yield* sql`
    create table mail (
      id text primary key,
      kind text not null,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`
  yield* sql`
    -- counted, not kept: without a log a count costs no write to the disk, and a crash may begin anew
    create unlogged table rate_count (
      bucket text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (bucket, window_start)
    )`
  yield* sql`
    create table server_secret (
      name text primary key,
      secret bytea not null,
      created_at timestamptz not null default now()
    )`
  yield* sql`
    create table installation (
      one boolean primary key default true check (one),
      sample_seed integer,
      data_kind text not null check (data_kind in ('sample', 'real')),
      installed_on date not null,
      created_at timestamptz not null default now()
    )`
  yield* sql`
    create table script_error (
      id bigint generated always as identity primary key,
      message text not null,
      stack text not null,
      href text not null,
      user_agent text not null,
      occurred_at timestamptz not null
    )`
})
