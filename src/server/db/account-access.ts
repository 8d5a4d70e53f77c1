import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Returns an SQL column with the sign-in state of the query's account `a` (rule account.invitations). */
export const accountAccess = Effect.fnUntraced(function* (now: number) {
  const sql = yield* SqlClient
  return sql`case
    when a.password_hash is not null then 'ready'
    when exists (
      select 1 from mail_token t where t.account_id = a.id and t.purpose = 'password' and t.used_at is null
        and t.expires_at > ${new Date(now).toISOString()}::timestamptz) then 'invited'
    else 'expired' end as access`
})
