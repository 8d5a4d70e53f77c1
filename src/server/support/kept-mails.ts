import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { MailState } from "../../domain/mail/mail-state.ts"
import { refusals } from "../http/refusals.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { mailStateColumn } from "../db/mail-state-column.ts"
import { type Paging, pagingOf } from "../db/paging.ts"

interface Head {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly failedAt: Date | null
  readonly attempts: number
  readonly failure: string
  readonly state: MailState
  readonly canBeSentAgain: boolean
}

const isGivenUp = "failed_at is not null and asked_again_at is null and job_task is not null"

const head = `
  ${mailStateColumn} as state, ${isGivenUp} as "canBeSentAgain", id, kind, recipient, subject, created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt", attempts,
  coalesce(failure, '') as failure`

const withDates = <Mail extends Head>(mail: Mail) => ({
  ...mail,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  failedAt: mail.failedAt?.toISOString() ?? null
})

/** Returns mails that were sent or are waiting for a mail server, the latest first. */
export const listMails = Effect.fnUntraced(function* (
  asked: Paging & { readonly search?: string; readonly state?: MailState }
) {
  const sql = yield* SqlClient
  const { page, size, offset } = pagingOf(asked)
  const state = asked.state ?? null
  const found = sql`
    from mail where (${state}::text is null or (${sql.literal(mailStateColumn)}) = ${state}::text) and not exists (
      select 1 from unnest(${likePatterns(asked.search)}::text[]) word
      where search_text(concat_ws(' ', recipient, subject, kind)) not like word)`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Head>`
    select ${sql.literal(head)} ${found} order by created_at desc, id limit ${size} offset ${offset}`
  return { items: rows.map(withDates), total: counted?.total ?? 0, page, size }
})

/** Returns one mail without its bodies. */
export const findMailHead = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Head>`select ${sql.literal(head)} from mail where id = ${id}`
  return row === undefined ? yield* Effect.fail(refusals.notFound) : withDates(row)
})

/** Returns one mail with its text and HTML bodies, as they were sent. */
export const findMail = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Head & { readonly text: string; readonly html: string }>`
    select ${sql.literal(head)}, body_text as text, body_html as html from mail where id = ${id}`
  return row === undefined ? yield* Effect.fail(refusals.notFound) : withDates(row)
})
