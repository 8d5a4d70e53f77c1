import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type ReviewEvent, reviewVersion } from "../../../domain/review/review.ts"
import { ledReview } from "../../../machines/review/lead-review.ts"
import { renewDealerLists } from "../../db/renew-dealer-lists.ts"
import { countReviews } from "./count-reviews.ts"
import { lifeOf, type ReviewRow } from "./review-row.ts"

/** The user or system that caused a review's event, as the log stores it. */
export interface ReviewActor {
  readonly kind: "buyer" | "house" | "dealer" | "staff" | "anybody"
  readonly accountId: number | null
}

export const byHouse: ReviewActor = { kind: "house", accountId: null }

export const logReview = Effect.fnUntraced(function* (
  { id, version, status }: Pick<ReviewRow, "id" | "version" | "status">,
  { type, ...data }: ReviewEvent | { readonly type: "review.submit" },
  actor: ReviewActor,
  now: string
) {
  const sql = yield* SqlClient
  yield* sql`
    insert into review_event (review_id, version, event, status, at, actor_kind, actor_id, data, machine_version)
    values (${id}, ${version}, ${type}, ${status}, ${now}::timestamptz, ${actor.kind}, ${actor.accountId}::int,
      ${JSON.stringify(data)}::jsonb, ${reviewVersion})`
})

/**
 * Applies an event to a locked review: stores the new state, a log entry, and the dealer's rating if the set of
 * published reviews has changed. Returns undefined if the state machine refuses the event.
 */
export const leadReview = Effect.fnUntraced(function* (
  row: ReviewRow,
  event: ReviewEvent,
  actor: ReviewActor,
  now: string
) {
  if (row.machineVersion !== reviewVersion)
    return yield* Effect.die(`review ${row.id} is of version ${row.machineVersion} of its machine`)
  const next = ledReview(lifeOf(row), event)
  if (next === undefined) return undefined
  const { status, facts } = next
  const { heldCause, removedReason, answer, reports } = facts
  const answeredAt = answer === null ? null : new Date(answer.at)
  const led: ReviewRow = {
    ...row,
    status,
    version: row.version + 1,
    heldCause,
    removedReason,
    answer: answer?.text ?? null,
    answeredAt,
    answerWrites: answer?.writes ?? 0,
    reports
  }
  const sql = yield* SqlClient
  yield* sql`
    update review set status = ${status}, version = ${led.version}, held_cause = ${heldCause}::text,
      removed_reason = ${removedReason}::text, answer = ${led.answer}::text,
      answered_at = ${answeredAt?.toISOString() ?? null}::timestamptz, answer_writes = ${led.answerWrites},
      reports = ${reports}
    where id = ${row.id}`
  yield* logReview(led, event, actor, now)
  if ((row.status === "published") !== (status === "published")) yield* countReviews(row.dealerId)
  // the public pages still show the former answer, so they must be rendered again
  else if (led.answer !== row.answer) yield* renewDealerLists(row.dealerId)
  return led
})
