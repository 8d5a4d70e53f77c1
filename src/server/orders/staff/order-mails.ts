import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SentMail } from "../../../domain/support/records.ts"
import { addJob } from "../../db/add-job.ts"
import { audit } from "../../db/audit-event.ts"
import { mailStateColumn } from "../../db/mail-state-column.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { mailAgainJob } from "../../ports/mailer.ts"
import { staffMember } from "../../http/staff-member.ts"

interface Row extends Omit<SentMail, "createdAt" | "sentAt"> {
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/**
 * A mail that a mail server accepted less than this many seconds ago is not sent again, so that a double click sends
 * one mail.
 */
const pause = 60

const isRipe = `job_task is not null and asked_again_at is null
  and (failed_at is not null or sent_at < now() - interval '${pause} seconds')`

const columns = `id, kind, recipient, subject, ${mailStateColumn} as state, created_at as "createdAt", sent_at as "sentAt",
  coalesce(failure, '') as failure, coalesce(${isRipe}, false) as "canBeSentAgain"`

const shown = (row: Row): SentMail => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null
})

/** Lists the mails to buyer and seller of an order, the latest first. */
export const mailsOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} from mail where job_payload ->> 'orderId' = ${orderId}
    order by created_at desc, id`
  return rows.map(shown)
})

/**
 * Sends a mail of an order again, even if a mail server accepted it: the buyer may have lost it. The original job runs
 * again, because the stored mail lacks the token of its link. A second request before the mail is sent again changes
 * nothing.
 */
export const sendAgain = Effect.fnUntraced(function* (orderId: string, id: string) {
  const sql = yield* SqlClient
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const found = sql<Row>`
        select ${sql.literal(columns)} from mail where id = ${id} and job_payload ->> 'orderId' = ${orderId}`
      yield* sql`select 1 from mail where id = ${id} for update`
      const [mail] = yield* found
      if (mail === undefined) return yield* Effect.fail(refusals.notFound)
      if (mail.state === "again") return shown(mail)
      if (!mail.canBeSentAgain)
        return yield* Effect.fail(invalid([{ code: "notRipe", field: "Id", params: {} }]))
      yield* sql`
        update mail set asked_again_at = now(), attempts = 0, sent_at = null, failed_at = coalesce(failed_at, now())
        where id = ${id}`
      yield* addJob(mailAgainJob, { id })
      const [order] = yield* sql<{ readonly orderNumber: string; readonly accountId: number | null }>`
        select order_number as "orderNumber", account_id as "accountId" from customer_order where id = ${orderId}`
      yield* audit({
        event: "mailSentAgain",
        actorId: actor.accountId,
        subjectId: order?.accountId ?? undefined,
        detail: { kind: mail.kind, orderNumber: order?.orderNumber ?? "" }
      })
      const [now] = yield* found
      return now === undefined ? yield* Effect.fail(refusals.notFound) : shown(now)
    })
  )
})
