import { Clock, Effect } from "effect"
import { createHash } from "node:crypto"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { isEmail } from "../../../domain/address/address.ts"
import { mailboxKey } from "../../../domain/mail/mailbox.ts"
import type { ReportReason } from "../../../domain/review/review.ts"
import { toldWords } from "../../../domain/review/told-words.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { lockReview, type ReviewRow } from "./review-row.ts"
import { keepReporter } from "./reporter-letter.ts"
import { leadReview } from "./write-review.ts"

/**
 * Returns a mark that identifies the reporting browser within one review only, so that reports of different reviews by
 * the same browser cannot be linked.
 */
const markOf = (reviewId: number, ownerHash: Uint8Array): string =>
  createHash("sha256").update(`report ${reviewId} `).update(ownerHash).digest("base64url").slice(0, 22)

/** Whether one of the undecided reports came from this browser. */
const isReportedBy = Effect.fnUntraced(function* ({ id, reports }: ReviewRow, by: string) {
  const sql = yield* SqlClient
  const [found] = yield* sql<{ readonly isReported: boolean }>`
    select exists (select 1 from (
      select data from review_event where review_id = ${id} and event = 'review.report'
      order by version desc limit ${reports}) e
    where e.data ->> 'by' = ${by}) as "isReported"`
  return found?.isReported === true
})

/**
 * Reports a published review; the review stays public until staff decide (rule review.report). A repeated report is
 * refused.
 */
export const reportReview = Effect.fnUntraced(function* (
  reviewId: number,
  {
    reason,
    text: typed,
    email = ""
  }: { readonly reason: ReportReason; readonly text: string; readonly email?: string }
) {
  const text = toldWords(typed)
  // the reason "other" needs a text
  if (reason === "other" && text === "")
    return yield* Effect.fail(invalid([{ code: "required", field: "Text", params: {} }]))
  if (email !== "" && !isEmail(email))
    return yield* Effect.fail(invalid([{ code: "invalid", field: "Email", params: {} }]))
  const { user, ownerHash, address } = yield* Visitor
  yield* countCall("reviewReport", { session: ownerHash, address })
  // each report with an address causes mails, so that a mailbox could be flooded from many browsers otherwise
  if (email !== "") yield* countCall("reviewReport", { session: mailboxKey(email) })
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* lockReview(reviewId, false)
      if (row === undefined) return yield* Effect.fail(refusals.notFound)
      const by = ownerHash === undefined ? undefined : markOf(reviewId, ownerHash)
      if (by !== undefined && (yield* isReportedBy(row, by)))
        return yield* Effect.fail(invalid([{ code: "alreadyReported", field: "Review", params: {} }]))
      const actor = { kind: "anybody", accountId: user?.accountId ?? null } as const
      const report = { type: "review.report", reason, text, ...(by !== undefined && { by }) } as const
      const led = yield* leadReview(row, report, actor, now)
      // a review that is not published is treated as not found
      if (led === undefined) return yield* Effect.fail(refusals.notFound)
      if (email !== "") yield* keepReporter(led, email)
      return { success: true }
    })
  )
})
