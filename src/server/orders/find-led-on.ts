import { Clock, Effect, Option } from "effect"
import type { Visitor } from "../../contract/middleware.ts"
import { countCall } from "../http/rate-limits.ts"
import { findDraft, ownerOf, saveDraft } from "./drafts.ts"
import { agreedSince } from "./payment/at-provider.ts"

/**
 * The owner's draft, after a query of the payment that the buyer was redirected to agree to: so it does not matter in
 * which tab, how often or by which address the buyer comes back. Without an answer it is the draft as it was.
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
  // another tab was faster: it has asked the same
  return Option.isSome(saved) ? saved.value : yield* findDraft(owner, id)
})
