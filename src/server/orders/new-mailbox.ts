import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import { networkOf } from "../http/front/client-address.ts"
import { bucketsOf, Limits, windowOf } from "../http/rate-limits.ts"
import { invalid } from "../http/refusals.ts"
import type { DraftContents, DraftMailbox } from "./draft-row.ts"

/**
 * Returns SQL that finds a row if the caller has verified the e-mail address: with the account, or by opening a mailed
 * link in this browser.
 */
const proofs = (sql: SqlClient, { ownerHash, user }: Visitor["Service"], email: string) => sql`
  select 1 from account where id = ${user?.accountId ?? null}::int and mailbox_key(email) = ${mailboxKey(email)}
  union all
  select 1 from proved_mailbox where owner_hash = ${ownerHash ?? null}::bytea and mailbox = ${mailboxKey(email)}`

/** Whether the caller has verified that the e-mail address is their own. */
export const hasProved = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  const rows = yield* proofs(sql, yield* Visitor, email)
  return rows.length > 0
})

/**
 * Returns whether the caller has verified an e-mail address. An unverified address is counted once per network and day;
 * beyond the limit it is refused with advice, so that no mail is sent to mailboxes of other people (decision 032).
 */
const mailConfirmationRequest = Effect.fnUntraced(function* (email: string, now: number) {
  const visitor = yield* Visitor
  const { address } = visitor
  const limit = (yield* Limits).newMailbox
  const window = windowOf(limit, now)
  // sorted by name, so that two calls cannot deadlock
  const buckets = bucketsOf(limit, { address }).toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const sql = yield* SqlClient
  const most = sql`unnest(${buckets.map(({ bucket }) => bucket)}::text[], ${buckets.map(({ most: each }) => each)}::int8[])
    m(bucket, most)`
  const own = sql`'newMailbox:m:' || encode(sha256(convert_to(${networkOf(address)}::text || ' ' || ${mailboxKey(email)}::text, 'UTF8')), 'hex')`
  const [stands] = yield* sql<{ readonly isProved: boolean; readonly isCounted: boolean }>`
    with proved as (${proofs(sql, visitor, email)}), known as (
      select 1 from rate_count where bucket = ${own} and window_start = ${window}::timestamptz
    ), counted as (
      insert into rate_count (bucket, window_start, count)
      select m.bucket, ${window}::timestamptz, 1 from ${most}
      where not exists (select from proved) and not exists (select from known)
      on conflict (bucket, window_start) do update set count = rate_count.count + 1
        where rate_count.count < (select m.most from ${most} where m.bucket = rate_count.bucket)
      returning bucket
    ), noted as (
      insert into rate_count (bucket, window_start, count)
      select ${own}, ${window}::timestamptz, 1
      where not exists (select from proved) and (select count(*) from counted) = ${buckets.length}::int
      on conflict (bucket, window_start) do nothing
    )
    select exists (select from proved) as "isProved",
      exists (select from known) or (select count(*) from counted) = ${buckets.length}::int as "isCounted",
      set_config('synchronous_commit', 'off', true) as commit`
  if (stands?.isProved === true) return { kind: "proved" } as const satisfies DraftMailbox
  if (stands?.isCounted !== true)
    return yield* Effect.fail(invalid([{ code: "mailboxUnproved", field: "EmailAddress", params: {} }]))
  return { kind: "counted", window } as const satisfies DraftMailbox
})

/** Like `mailConfirmationRequest`, without a query if the draft already has today's result for this e-mail address. */
export const mailboxFor = Effect.fnUntraced(function* (
  saved: Pick<DraftContents, "emailAddress" | "mailbox">,
  email: string,
  now: number
) {
  const { mailbox } = saved
  const isAnswered =
    saved.emailAddress === email &&
    mailbox !== undefined &&
    (mailbox.kind === "proved" || mailbox.window === windowOf((yield* Limits).newMailbox, now))
  return isAnswered ? mailbox : yield* mailConfirmationRequest(email, now)
})
