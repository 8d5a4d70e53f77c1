import { Clock, Effect, Option } from "effect"
import type { Visitor } from "../../contract/middleware.ts"
import { countCall } from "../http/rate-limits.ts"
import { findDraft, ownerOf, saveDraft } from "./drafts.ts"
import { agreedSince } from "./payment/at-provider.ts"

/**
 * Returns the owner's draft, after querying the state of the payment that the buyer was redirected to approve. So it
 * does not matter in which tab, how often or at which address the buyer returns. If the provider does not respond, the
 * draft is returned unchanged.
 */
export const findLedOn = Effect.fnUntraced(function* (visitor: Visitor["Service"], id: string) {
  const owner = ownerOf(visitor)
  const row = yield* findDraft(owner, id)
  if (row.placedOrderId !== null || row.contents.payment?.atProvider?.state !== "open") return row
  const counted = yield* Effect.option(
    countCall("agreement", { session: owner?.ownerHash, address: visitor.address })
  )
  if (Option.isNone(counted)) return row
  const payment = yield* agreedSince(row.contents.payment)
  if (payment === undefined) return row
  const at = new Date(yield* Clock.currentTimeMillis)
  const saved = yield* Effect.option(saveDraft(row, { contents: { ...row.contents, payment } }, at))
  // another tab was faster and has saved the same state
  return Option.isSome(saved) ? saved.value : yield* findDraft(owner, id)
})
