import { Clock, Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { offerLifetime } from "../../domain/offer/offer.ts"
import { isSameGoods } from "../../domain/offer/same-goods.ts"
import { invalid, type Problem, refusals } from "../http/refusals.ts"
import { Offers } from "../ports/offers.ts"
import { type DraftRow, draftOf, readyContents, summaryHashOf } from "./draft-row.ts"
import { ownerOf, saveDraft } from "./drafts.ts"
import { draftToSave } from "./open-draft.ts"
import { recentOrders } from "./recent-orders.ts"

/** Returns the step that an order still lacks, as a validation error. */
export const missingSteps = (row: DraftRow): ReadonlyArray<Problem> => {
  const { steps, applicableSteps } = draftOf(row)
  const open = applicableSteps[steps.length - 1]
  return open === undefined ? [] : [{ code: "stepMissing", field: open.key, params: {} }]
}

/**
 * Returns the contents of a draft that can be ordered; fails if a step is missing, or if the buyer saw other contents
 * than those stored.
 */
export const seenContents = Effect.fnUntraced(function* (row: DraftRow, summaryHash: string) {
  const contents = readyContents(row)
  if (contents === undefined) return yield* Effect.fail(invalid(missingSteps(row)))
  if (summaryHashOf(row, contents) !== summaryHash)
    return yield* Effect.fail({ ...refusals.versionConflict, version: row.version })
  return contents
})

/**
 * Calculates the price of the draft's goods with the current price list; reports whether it differs from the stored
 * price, and whether the stored price is too old. Fails if the dealer no longer sells these very goods: other goods are
 * not ordered in their place (rule order.same-goods).
 */
export const recalculated = Effect.fnUntraced(function* (row: DraftRow, at: Date, listVersion?: number) {
  const offers = yield* Offers
  const { certificationIds } = row.offer
  const best = yield* offers.offerOf(row.calculation, row.dealerId, at, listVersion)
  // a draft that names no quality gets the dealer's best offer, which may be of other goods by now
  const offer =
    best === undefined || isSameGoods(best, row.offer)
      ? best
      : yield* offers.offerOf(
          { ...row.calculation, offerProductCertifications: certificationIds },
          row.dealerId,
          at,
          listVersion
        )
  if (offer === undefined || !isSameGoods(offer, row.offer)) return yield* Effect.fail(refusals.offerGone)
  const priceChanged = offer.hash !== row.offer.hash
  const isOld = at.getTime() - row.offerCalculatedAt.getTime() >= offerLifetime
  return { offer, priceChanged, isOld }
})

/** Checks a draft for the last time before the order button: the price is calculated again (decision 021). */
export const finalCheck = Effect.fnUntraced(function* (payload: {
  readonly orderDraftId?: string
  readonly version?: number
  readonly summaryHash: string
}) {
  const owner = ownerOf(yield* Visitor)
  const row = yield* draftToSave(owner, payload)
  const contents = yield* seenContents(row, payload.summaryHash)
  const at = new Date(yield* Clock.currentTimeMillis)
  const { offer, priceChanged, isOld } = yield* recalculated(row, at)
  const now = priceChanged || isOld ? yield* saveDraft(row, { offer }, at) : row
  return {
    ok: !priceChanged,
    priceChanged,
    recentOrders: owner === undefined ? 0 : yield* recentOrders(owner, row, contents, at),
    offer: now.offer,
    draft: draftOf(now),
    problems: []
  }
})
