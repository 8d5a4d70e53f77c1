import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The versions of the terms that an account has accepted at registration (rule account.legal-texts); until now only the
 * audit log contained them, which is deleted after 400 days. Also adds the recovery codes that replace an authenticator
 * app (rule account.recovery-codes).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table account add column terms_version text, add column terms_accepted_at timestamptz`
  yield* sql`
    update account set terms_version = e.terms, terms_accepted_at = e.at
    from (select distinct on (subject_id) subject_id, at, detail ->> 'terms' as terms from audit_event
      where event = 'registered' and detail ->> 'terms' <> '' order by subject_id, id) e
    where e.subject_id = account.id`
  yield* sql`
    create table recovery_code (
      account_id integer not null references account on delete cascade,
      -- its first group, which says which of them it is
      place text not null,
      -- of the whole, as passwords are hashed
      code_hash text not null,
      made_at timestamptz not null,
      used_at timestamptz,
      primary key (account_id, place)
    )`
})
