import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import { invalid } from "../http/refusals.ts"
import { type Paging, pagingOf } from "../db/paging.ts"

interface Row {
  readonly id: string
  readonly at: Date
  readonly event: string
  readonly actorId: number | null
  readonly actorEmail: string
  readonly subjectId: number | null
  readonly subjectEmail: string
  readonly detail: Readonly<Record<string, string | number | boolean | ReadonlyArray<string>>>
}

/** The log's days are local days of the operator's office. */
const timeZone = "Europe/Berlin"

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Returns the entered text as an account id, if it is one that fits into an `integer` column. */
const idOf = (account: string): number | null =>
  /^[1-9][0-9]{0,9}$/u.test(account) && Number(account) <= 2_147_483_647 ? Number(account) : null

/** Returns entries of the audit log, the latest first (rule account.audit). */
export const auditLog = Effect.fnUntraced(function* (
  asked: Paging & { readonly account?: string; readonly event?: string; readonly day?: string }
) {
  const sql = yield* SqlClient
  const { page, size, offset } = pagingOf(asked)
  const { day = null, event = null } = asked
  if (day !== null && !isDay(day))
    return yield* Effect.fail(invalid([{ code: "invalid", field: "day", params: {} }]))
  const account = asked.account?.trim() ?? ""
  const who = account === "" ? null : account
  const found = sql`
    from audit_event e
      left join account actor on actor.id = e.actor_id
      left join account subject on subject.id = e.subject_id
    where (${event}::text is null or e.event = ${event})
      and (${day}::date is null or (e.at >= ${day}::date::timestamp at time zone ${timeZone}
        and e.at < (${day}::date + 1)::timestamp at time zone ${timeZone}))
      and (${who}::text is null or ${idOf(account)}::integer in (e.actor_id, e.subject_id)
        or ${mailboxKey(account)} in (mailbox_key(actor.email), mailbox_key(subject.email)))`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Row>`
    select e.id, e.at, e.event, e.actor_id as "actorId", coalesce(actor.email, '') as "actorEmail",
      e.subject_id as "subjectId", coalesce(subject.email, '') as "subjectEmail", e.detail
    ${found} order by e.id desc limit ${size} offset ${offset}`
  return {
    items: rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
    total: counted?.total ?? 0,
    page,
    size
  }
})
