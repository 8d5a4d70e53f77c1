import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type HeldText, legalTextKinds } from "../../domain/support/customer-record.ts"
import { iso } from "../db/iso.ts"
import { refusals } from "../http/refusals.ts"

/**
 * Returns the versions of legal texts that applied when a customer registered and ordered, the latest first (rule
 * account.legal-texts). Consents to debits and instalments are not included: staff who view customers do not see their
 * payments (rule account.no-bank-data).
 */
export const legalTextsOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [account] = yield* sql`
    select 1 from account where id = ${accountId} and 'Role_Customer' = any(roles)`
  if (account === undefined) return yield* Effect.fail(refusals.notFound)
  const items = yield* sql<HeldText>`
    with held as (
      select t.kind, t.version, o.placed_at as at, true as of_order
      from customer_order o, jsonb_each_text(o.receipt -> 'legalVersions') t(kind, version)
      where o.account_id = ${accountId}
      union all
      select 'terms', terms_version, terms_accepted_at, false from account
      where id = ${accountId} and terms_version is not null and terms_accepted_at is not null
    )
    select kind, version, ${sql.literal(iso("min(at)"))} as "firstAt", ${sql.literal(iso("max(at)"))} as "lastAt",
      bool_or(not of_order) as "atRegistration", (count(*) filter (where of_order))::int as "orderCount"
    from held where kind = any(${[...legalTextKinds]}::text[])
    group by kind, version
    order by max(at) desc, array_position(${[...legalTextKinds]}::text[], kind), version`
  return { items }
})
