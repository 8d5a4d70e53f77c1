import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Direct-debit mandates and applications for instalments, at most one of each per order. Account numbers and birth
 * dates are encrypted with the server's secret; drafts and receipts contain only masked account numbers, for pages and
 * mails.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table dealer add column creditor_id text`
  yield* sql`
    -- no direct debit without a creditor id
    alter table dealer add constraint dealer_debits_by_creditor_id
      check (is_operator or creditor_id is not null or not 42 = any(payment_ids))`
  yield* sql`
    create table sepa_mandate (
      reference text primary key check (length(reference) between 1 and 35),
      -- the draft is forgotten one day, the order keeps its number
      draft_id text not null unique,
      creditor_name text not null,
      creditor_id text not null,
      text_version text not null,
      account_holder text not null,
      iban bytea not null,
      accepted_at timestamptz not null,
      -- from where it was given
      address text not null
    )`
  yield* sql`
    create table instalment_application (
      draft_id text primary key,
      option_id text not null,
      birth_date bytea not null,
      iban bytea not null,
      device_token text not null,
      consent_version text not null,
      consented_at timestamptz not null,
      address text not null
    )`
})
