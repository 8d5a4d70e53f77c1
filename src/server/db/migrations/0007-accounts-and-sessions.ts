import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Tables for accounts, their sessions and tokens, and for registrations that are confirmed by mail (decision 013). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table account
      -- an account that was registered without a password has none until its mailbox was proved
      alter column password_hash drop not null,
      -- raised with every change of roles, lock or password: tokens of before are worth nothing on protected calls
      add column security_version integer not null default 1,
      add column locked_at timestamptz,
      -- the last used step of the second factor: each code opens once
      add column totp_last_step bigint,
      -- offered to an account that has to set up its second factor, until its first code proves it
      add column totp_offered text,
      add column title1_id smallint,
      add column title2_id smallint,
      add column phone text not null default '',
      add column newsletter boolean not null default false`
  yield* sql`
    create table signing_key (
      kid text primary key,
      secret bytea not null,
      created_at timestamptz not null default now()
    )`
  yield* sql`
    create table session_family (
      id text primary key,
      account_id integer not null references account on delete cascade,
      -- the staff member who acts in this account's name, the session to come back to, and why
      actor_id integer references account on delete cascade,
      actor_family_id text references session_family on delete cascade,
      reason text,
      begun_at timestamptz not null,
      active_at timestamptz not null,
      idle_seconds integer not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      end_cause text
    )`
  yield* sql`create index session_family_account on session_family (account_id) where ended_at is null`
  yield* sql`
    create table refresh_token (
      token_hash bytea primary key,
      family_id text not null references session_family on delete cascade,
      -- place in the chain: the latest is the family's highest
      place integer not null,
      -- when the browser was first seen to hold it
      seen_at timestamptz,
      created_at timestamptz not null,
      unique (family_id, place)
    )`
  yield* sql`
    create table pending_registration (
      token_hash bytea primary key,
      email text not null,
      password_hash text,
      contents jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`
  yield* sql`create index pending_registration_email on pending_registration (lower(email))`
  yield* sql`
    create table mail_token (
      token_hash bytea primary key,
      purpose text not null check (purpose in ('password', 'email', 'alarm', 'rating', 'signIn')),
      account_id integer references account on delete cascade,
      -- what the token is bound to: the order, the alarm, the new address
      subject text not null default '',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`
  yield* sql`create index mail_token_account on mail_token (account_id, purpose)`
  yield* sql`
    create table registration_cache (
      owner_hash bytea primary key,
      contents jsonb not null,
      changed_at timestamptz not null
    )`
  yield* sql`
    create table account_address (
      id integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      kind smallint not null check (kind in (0, 1)),
      contents jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`
  yield* sql`create index account_address_account on account_address (account_id)`
  yield* sql`
    create table price_alarm (
      id integer generated always as identity primary key,
      account_id integer references account on delete cascade,
      email text not null,
      kind text not null check (kind in ('PriceAlarm', 'Newsletter')),
      country_id smallint not null,
      product_id smallint not null,
      zip_code text not null default '',
      amount integer not null,
      -- gross cents per price unit; 0 for a newsletter
      threshold integer not null,
      direction text not null check (direction in ('Below', 'Above')),
      confirmed_at timestamptz,
      -- the day whose price was last told, so that a crossing is told once
      told_on date,
      created_at timestamptz not null default now()
    )`
  yield* sql`create index price_alarm_account on price_alarm (account_id)`
  yield* sql`
    create table order_rating (
      order_id text primary key references customer_order,
      stars smallint not null check (stars between 1 and 5),
      delivery smallint not null check (delivery between 1 and 5),
      quality smallint not null check (quality between 1 and 5),
      service smallint not null check (service between 1 and 5),
      body text not null,
      created_at timestamptz not null
    )`
  yield* sql`
    create table audit_event (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      event text not null,
      -- the account that acted and the one acted on; kept when the account is gone, so no references
      actor_id integer,
      subject_id integer,
      detail jsonb not null
    )`
  yield* sql`create index audit_event_subject on audit_event (subject_id, id)`
  yield* sql`
    alter table order_draft add column account_id integer references account on delete set null`
  yield* sql`
    alter table customer_order add column account_id integer references account on delete set null`
  // excludes guests' orders, so that placing a guest order takes no longer than before
  yield* sql`
    create index customer_order_account on customer_order (account_id, placed_at) where account_id is not null`
})
