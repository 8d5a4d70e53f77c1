import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import {
  type CancellationComment,
  type CommentKind,
  type FeedbackReason,
  sameCommentMs
} from "../../domain/cancellation/cancellation.ts"
import { audit } from "../db/audit-event.ts"
import { iso } from "../db/iso.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { lockCancellations, withComments } from "./cancellation-rows.ts"
import { onceFor } from "./stored-answer.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"

/** Returns the row of an order of the caller's dealer; for another dealer's row it fails as for a missing row. */
const ownRow = Effect.fnUntraced(function* (orderId: string, dealerId: number | null) {
  const [row] = yield* lockCancellations([orderId], dealerId)
  return row ?? (yield* Effect.fail(refusals.notFound))
})

const commentOf = (sql: SqlClient) =>
  sql.literal(`m.id, m.account_id as "fkUserId", trim(a.first_name || ' ' || a.last_name) as "userName", m.body as text,
    ${iso("m.created_at")} as "createdAt"`)

/**
 * Adds a comment of the signed-in user, only once per idempotency key, or, without a key, only once within
 * `sameCommentMs`. Stored comments are never changed.
 */
export const saveComment = Effect.fnUntraced(function* (
  key: string | undefined,
  { orderId, kind, text }: { readonly orderId: string; readonly kind: CommentKind; readonly text: string }
) {
  const scope = yield* dealerScopeOf("cancellations.comment")
  const words = text.trim()
  if (words === "") return yield* Effect.fail(invalid([{ code: "required", field: "Text", params: {} }]))
  const sql = yield* SqlClient
  const add = Effect.fnUntraced(function* (now: number) {
    const { orderNumber } = yield* ownRow(orderId, scope.dealerId)
    const [before] =
      key === undefined
        ? yield* sql<CancellationComment>`
            select ${commentOf(sql)} from order_cancellation_comment m join account a on a.id = m.account_id
            where m.order_id = ${orderId} and m.kind = ${kind} and m.account_id = ${scope.accountId} and m.body = ${words}
              and m.created_at > ${new Date(now - sameCommentMs).toISOString()}::timestamptz
            order by m.id limit 1`
        : []
    if (before !== undefined) return { status: 200, body: before }
    const [body] = yield* sql<CancellationComment>`
      with m as (
        insert into order_cancellation_comment (order_id, kind, account_id, body, created_at)
        values (${orderId}, ${kind}, ${scope.accountId}, ${words}, ${new Date(now).toISOString()}::timestamptz)
        returning *
      )
      select ${commentOf(sql)} from m join account a on a.id = m.account_id`
    // the account was deleted in the meantime
    if (body === undefined) return yield* Effect.fail(refusals.notFound)
    yield* audit({
      event: "cancellationCommented",
      actorId: scope.accountId,
      subjectId: undefined,
      detail: { orderNumber, kind }
    })
    return { status: 200, body }
  })
  const { body } = yield* onceFor(scope, key, ["comment", orderId, kind, text], add)
  return body
})

interface Feedback {
  readonly orderId: string
  /** The version of the row that the caller saw; if it is missing, the current version is used. */
  readonly version?: number
  readonly reason: FeedbackReason
  readonly comment: string
}

/**
 * Stores the reason why an order was not fulfilled, if the row still has the version that the user saw; the status
 * becomes 1 (rule cancellation.feedback). Feedback that equals the stored feedback is no conflict, so a repeated call
 * needs no idempotency key.
 */
export const saveFeedback = Effect.fnUntraced(function* ({ orderId, version, reason, comment }: Feedback) {
  const scope = yield* dealerScopeOf("cancellations.feedback")
  const words = comment.trim()
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* ownRow(orderId, scope.dealerId)
      // nothing is written, and the response keeps the version that the caller saw, since the caller has not read other
      // users' changes
      if (row.reason === reason && row.comment === words)
        return { status: 1 as const, version: Math.min(version ?? row.version, row.version) }
      if (version !== undefined && row.version !== version) {
        const [current] = yield* withComments([row])
        if (current === undefined) return yield* Effect.die("A row was lost on its way")
        return yield* Effect.fail({ ...refusals.cancellationConflict, current })
      }
      yield* sql`
        update order_cancellation set feedback_reason = ${reason}, feedback_comment = ${words}, version = version + 1
        where order_id = ${orderId}`
      yield* audit({
        event: "cancellationFeedback",
        actorId: scope.accountId,
        subjectId: undefined,
        detail: { orderNumber: row.orderNumber, reason }
      })
      return { status: 1 as const, version: row.version + 1 }
    })
  )
})
