import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { answerEditableMs, mayAnswer } from "../../../domain/review/review.ts"
import { toldWords } from "../../../domain/review/told-words.ts"
import { audit } from "../../db/audit-event.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { lifeOf, lockReview, publicOf, reviewColumns, type ReviewRow } from "./review-row.ts"
import { leadReview } from "./write-review.ts"

const shown = (row: ReviewRow, now: number) => {
  const { facts } = lifeOf(row)
  return {
    ...publicOf(row),
    status: row.status,
    answerWrites: row.answerWrites,
    mayAnswer: row.status === "published" && mayAnswer(facts, now),
    answerUntil: facts.answer === null ? null : new Date(facts.answer.at + answerEditableMs).toISOString(),
    dealerName: row.dealerName,
    removedReason: row.removedReason
  }
}

/** Returns a dealer's reviews that are or were public, the newest first (rule review.answer). */
export const ownReviews = Effect.fnUntraced(function* (
  asked: Paging & { readonly state?: "open" | "answered" }
) {
  const { dealerId } = yield* dealerScopeOf("reviews.answer")
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const own = dealerId === null ? sql`` : sql`and r.dealer_id = ${dealerId}`
  const ofState =
    asked.state === undefined
      ? sql``
      : asked.state === "open"
        ? sql`and r.status = 'published' and r.answer is null`
        : sql`and r.answer is not null`
  const among = sql`from review r where r.status in ('published', 'removed') ${own} ${ofState}`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${among}`
  const rows = yield* sql<ReviewRow>`
    select ${sql.literal(reviewColumns)} from (
      select r.* ${among} order by r.created_at desc, r.id desc limit ${size} offset ${offset}
    ) r join dealer d on d.id = r.dealer_id order by r.created_at desc, r.id desc`
  return { items: rows.map((row) => shown(row, now)), total: counted?.total ?? 0, page, size }
})

/**
 * Stores a dealer's answer if the review still has the version that the user saw. Sending the same text again counts as
 * a retry after a lost response. If two users answer at the same time, the second one gets a conflict with the first
 * one's answer.
 */
export const answerReview = Effect.fnUntraced(function* (
  reviewId: number,
  { seen, text: typed }: { readonly seen: number; readonly text: string }
) {
  const text = toldWords(typed)
  if (text === "") return yield* Effect.fail(invalid([{ code: "required", field: "Text", params: {} }]))
  const { accountId, dealerId } = yield* dealerScopeOf("reviews.answer")
  const sql = yield* SqlClient
  const at = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* lockReview(reviewId, false)
      const isTheirs = row !== undefined && (dealerId === null || dealerId === row.dealerId)
      if (!isTheirs || (row.status !== "published" && row.status !== "removed"))
        return yield* Effect.fail(refusals.notFound)
      if (row.answer === text) return shown(row, at)
      if (seen !== row.answerWrites)
        return yield* Effect.fail({ ...refusals.versionConflict, review: shown(row, at) })
      // an admin, who may act for every dealer, is no dealer in the logs
      const isStaff = dealerId === null
      const actor = { kind: isStaff ? "staff" : "dealer", accountId } as const
      const led = yield* leadReview(
        row,
        { type: "review.answer", text, at },
        actor,
        new Date(at).toISOString()
      )
      if (led !== undefined && isStaff)
        yield* audit({
          event: "reviewModerated",
          actorId: accountId,
          subjectId: undefined,
          detail: { review: reviewId, operation: "review.answer" }
        })
      return led === undefined
        ? yield* Effect.fail({
            ...refusals.notPossible,
            problems: [{ code: "tooLate", field: "Text", params: {} }],
            review: shown(row, at)
          })
        : shown(led, at)
    })
  )
})
