import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import type { ReportReason } from "../../../domain/review/review.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { lockReview } from "./review-row.ts"
import { leadReview } from "./write-review.ts"

/** Reports a published review; it stays until a person has decided (rule review.report). */
export const reportReview = Effect.fnUntraced(function* (
  reviewId: number,
  { reason, text }: { readonly reason: ReportReason; readonly text: string }
) {
  // another reason than those named has to be said
  if (reason === "other" && text === "")
    return yield* Effect.fail(invalid([{ code: "required", field: "Text", params: {} }]))
  const { user, ownerHash, address } = yield* Visitor
  yield* countCall("reviewReport", { session: ownerHash, address })
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* lockReview(reviewId, false)
      if (row === undefined) return yield* Effect.fail(refusals.notFound)
      const actor = { kind: "anybody", accountId: user?.accountId ?? null } as const
      const led = yield* leadReview(row, { type: "review.report", reason, text }, actor, now)
      // what nobody sees is not there
      return led === undefined ? yield* Effect.fail(refusals.notFound) : { success: true }
    })
  )
})
