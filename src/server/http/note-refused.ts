import { Clock, Effect } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { AuditEvent } from "../../domain/account/audit-events.ts"
import type { Claims } from "../ports/access.ts"
import { bucketsOf, Limits, windowOf } from "./rate-limits.ts"

export interface Refused {
  readonly operation: string
  readonly code: string
  readonly user: Claims | undefined
  readonly address: string
}

const event: AuditEvent = "accessRefused"

/**
 * Records that a caller was refused with 403, only a few times an hour for each account or network and in total: a
 * caller that tries everything is noticed but does not fill the log. The call is refused even if this cannot be
 * recorded.
 */
export const noteRefused = Effect.fnUntraced(function* (
  sql: SqlClient,
  { operation, code, user, address }: Refused
) {
  const limit = (yield* Limits).refusal
  const now = yield* Clock.currentTimeMillis
  const buckets = bucketsOf(limit, user === undefined ? { address } : { session: `${user.accountId}` })
  // sorted by name, so that two calls cannot deadlock
  const ordered = buckets.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  yield* sql`
    with counted as (
      insert into rate_count (bucket, window_start, count)
      select b.name, ${windowOf(limit, now)}::timestamptz, 1
      from unnest(${ordered.map(({ bucket }) => bucket)}::text[]) b (name)
      on conflict (bucket, window_start) do update set count = rate_count.count + 1
      returning bucket, count)
    insert into audit_event (at, event, actor_id, subject_id, detail)
    select now(), ${event}, ${user?.actorId ?? user?.accountId ?? null}, ${user?.accountId ?? null},
      ${JSON.stringify({ operation, reason: code })}::jsonb
    where not exists (
      select 1 from counted c join unnest(
        ${ordered.map(({ bucket }) => bucket)}::text[], ${ordered.map(({ most }) => most)}::bigint[]) m (bucket, most)
      using (bucket) where c.count > m.most)`
})
