import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ReportReason, ReviewEvent } from "../../../domain/review/review.ts"
import { addJob } from "../../db/add-job.ts"
import { audit } from "../../db/audit-event.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { staffMember } from "../../http/staff-member.ts"
import { answerReporters } from "./reporter-letter.ts"
import { lockReview, publicOf, reviewColumns, type ReviewRow } from "./review-row.ts"
import { leadReview } from "./write-review.ts"

/** Name of the job that mails a decision to buyer and dealer (decision-letter.ts). */
export const reviewDecisionJob = "review-decision"

interface Report {
  readonly at: string
  readonly reason: ReportReason
  readonly text: string
}

/** Returns, for each review, the undecided reports and the order number. */
const besides = Effect.fnUntraced(function* (rows: ReadonlyArray<ReviewRow>) {
  const sql = yield* SqlClient
  const found = yield* sql<{
    readonly id: number
    readonly orderNumber: string | null
    readonly reports: ReadonlyArray<Report>
  }>`
    select r.id, o.order_number as "orderNumber", (
        select coalesce(jsonb_agg(jsonb_build_object('at', to_char(e.at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', e.data ->> 'reason', 'text', e.data ->> 'text')
          order by e.version), '[]')
        from (select * from review_event where review_id = r.id and event = 'review.report'
          order by version desc limit r.reports) e) as reports
    from review r left join customer_order o on o.id = r.order_id
    where r.id = any(${rows.map(({ id }) => id)}::int[])`
  return new Map(found.map(({ id, ...more }) => [id, more]))
})

const shown = (rows: ReadonlyArray<ReviewRow>) =>
  Effect.map(besides(rows), (more) =>
    rows.map((row) => ({
      ...publicOf(row),
      status: row.status,
      version: row.version,
      dealerName: row.dealerName,
      orderId: row.orderId,
      orderNumber: more.get(row.id)?.orderNumber ?? null,
      heldCause: row.heldCause,
      removedReason: row.removedReason,
      reports: more.get(row.id)?.reports ?? []
    }))
  )

const shownOne = Effect.fnUntraced(function* (row: ReviewRow) {
  const [one] = yield* shown([row])
  return one ?? (yield* Effect.die("A review that is there is not shown"))
})

/**
 * Lists the reviews that need a decision, oldest first; or those that were taken down or published, newest first; or a
 * single review in any state (rule review.moderate).
 */
export const reviewQueue = Effect.fnUntraced(function* (
  asked: Paging & { readonly state?: "removed" | "published"; readonly reviewId?: number }
) {
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const among =
    asked.reviewId !== undefined
      ? sql`from review r where r.id = ${asked.reviewId}`
      : asked.state === undefined
        ? sql`from review r where (r.status = 'held' or r.reports > 0)`
        : sql`from review r where r.status = ${asked.state}`
  const order = sql.literal(asked.state === undefined ? "created_at, id" : "created_at desc, id desc")
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${among}`
  const rows = yield* sql<ReviewRow>`
    select ${sql.literal(reviewColumns)} from (
      select r.* ${among} order by ${order} limit ${size} offset ${offset}
    ) r join dealer d on d.id = r.dealer_id order by ${sql.literal(
      asked.state === undefined ? "r.created_at, r.id" : "r.created_at desc, r.id desc"
    )}`
  return { items: yield* shown(rows), total: counted?.total ?? 0, page, size }
})

type Decision = Extract<ReviewEvent, { readonly type: "review.keep" | "review.takeDown" | "review.restore" }>

const overtaken = { problems: [{ code: "overtaken", field: "Version", params: {} }] }

/** Decides on a review if it still has the version that the user saw; otherwise fails with the review as it is now. */
export const decideOn = Effect.fnUntraced(function* (reviewId: number, seen: number, decision: Decision) {
  if (decision.type === "review.takeDown" && decision.reason === "")
    return yield* Effect.fail(invalid([{ code: "required", field: "Reason", params: {} }]))
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* lockReview(reviewId, true)
      if (row === undefined) return yield* Effect.fail(refusals.notFound)
      if (row.version !== seen)
        return yield* Effect.fail({ ...refusals.versionConflict, ...overtaken, review: yield* shownOne(row) })
      const led = yield* leadReview(row, decision, { kind: "staff", accountId }, now)
      if (led === undefined)
        return yield* Effect.fail({ ...refusals.notPossible, ...overtaken, review: yield* shownOne(row) })
      yield* audit({
        event: "reviewModerated",
        actorId: accountId,
        subjectId: undefined,
        detail: {
          review: reviewId,
          operation: decision.type,
          ...("reason" in decision && { reason: decision.reason })
        }
      })
      // a decision that changes nothing is not mailed
      if (decision.type !== "review.keep" || row.status === "held")
        yield* addJob(reviewDecisionJob, { reviewId, version: led.version })
      if (decision.type !== "review.restore") yield* answerReporters(led)
      return yield* shownOne(led)
    })
  )
})
