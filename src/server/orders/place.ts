import { Clock, Context, Effect } from "effect"
import { createHash } from "node:crypto"
import { SqlError } from "effect/sql/SqlError"
import { Visitor } from "../../contract/middleware.ts"
import type { TrackedCampaign } from "../../domain/figures/tracked-campaign.ts"
import { legalVersionsOf } from "../../domain/legal/versions.ts"
import {
  type MoistureDeclaration,
  moistureProblems,
  needsMoisture
} from "../../domain/legal/wood-chip-moisture.ts"
import type { LegalVersions, PaymentChoice } from "../../domain/order/draft.ts"
import { addCookies, addHeaders } from "../http/cookies.ts"
import { countStep } from "../http/count-steps.ts"
import { bucketsOf, Limits, tooMany, windowOf } from "../http/rate-limits.ts"
import { fieldProblems, invalid, refusals } from "../http/refusals.ts"
import { Secrets } from "../http/secrets.ts"
import { Meters } from "../ports/meters.ts"
import { ConfirmationsDue } from "./confirmations-due.ts"
import { type DraftRow, placeOf } from "./draft-row.ts"
import { ownerOf, randomId, saveDraft } from "./drafts.ts"
import { recalculated, seenContents } from "./final-check.ts"
import { grantCookie, grantTokens } from "./grants.ts"
import { held } from "./payment/at-provider.ts"
import { mailboxFor } from "./new-mailbox.ts"
import { placeStatement } from "./place-statement.ts"
import { type PlacingRequest, type PlacingRow, readPlacing, type StoredAnswer } from "./placing-row.ts"

export interface PlacePayload {
  readonly orderDraftId: string
  readonly version: number
  readonly summaryHash: string
  /** The version of the privacy text is optional, because the summary's hash covers it as well. */
  readonly legalVersions: Omit<LegalVersions, "privacy"> & Partial<Pick<LegalVersions, "privacy">>
  readonly moistureDeclaration?: MoistureDeclaration
  /**
   * The campaign that led to the order. It is not part of the agreement: a repeated call may lack it after the visitor
   * has revoked consent.
   */
  readonly campaign?: TrackedCampaign
}

/** Points at which a test can stop the process, reached in this order; they do nothing in production. */
export const PlacingPoint = Context.Reference<(name: "held" | "read" | "committed") => Effect.Effect<void>>(
  "server/orders/PlacingPoint",
  { defaultValue: () => () => Effect.void }
)

const bodyHashOf = (payload: PlacePayload): Uint8Array => {
  const { orderDraftId, version, summaryHash, legalVersions: legal, moistureDeclaration: moisture } = payload
  return createHash("sha256")
    .update(
      JSON.stringify([
        orderDraftId,
        version,
        summaryHash,
        legal.terms,
        legal.withdrawal,
        legal.privacy,
        ...(moisture === undefined ? [] : [moisture.moistureClass, moisture.burningAssured])
      ])
    )
    .digest()
}

const isKey = (key: string | undefined): key is string =>
  key !== undefined && /^[\x21-\x7e]{8,255}$/u.test(key)

const isLostRace = (error: unknown): error is SqlError =>
  error instanceof SqlError && error.reason._tag === "UniqueViolation"

/**
 * Creates the response for a placed order, with the cookie that opens the order's page; the response is also sent to a
 * repeated call whose first response was lost.
 */
const answer = Effect.fnUntraced(function* ({ body }: Pick<StoredAnswer, "body">, replayed: boolean) {
  const { sign } = yield* Secrets
  yield* addCookies([grantCookie(sign, body.OrderId)])
  if (replayed) yield* addHeaders({ "idempotency-replayed": "true" })
  return { orderId: body.OrderId, orderNumber: body.OrderNumber }
})

/**
 * Ends a call before the price is checked, if possible: returns the first response stored under its idempotency key, or
 * fails with the reason why nothing can be ordered.
 */
const settled = Effect.fnUntraced(function* (row: PlacingRow, payload: PlacePayload, now: number) {
  if (row.stored !== undefined)
    return row.stored.sameBody ? row.stored.answer : yield* Effect.fail(refusals.keyReused)
  const { draft } = row
  if (draft === undefined) return yield* Effect.fail(refusals.notFound)
  if (draft.placedOrderId !== null)
    return yield* Effect.fail({ ...refusals.alreadyPlaced, orderId: draft.placedOrderId })
  const { place, mail } = yield* Limits
  if (row.limited) return yield* tooMany(place, now)
  if (row.mailed >= mail.perSession) return yield* tooMany(mail, now)
  const legal = legalVersionsOf(draft.countryId, draft.productGroupId)
  const sameTexts =
    legal.terms === payload.legalVersions.terms &&
    legal.withdrawal === payload.legalVersions.withdrawal &&
    (payload.legalVersions.privacy ?? legal.privacy) === legal.privacy
  if (draft.version !== payload.version || !sameTexts)
    return yield* Effect.fail({ ...refusals.versionConflict, version: draft.version })
  return draft
})

/** Returns the declaration that German wood chips need; for other goods a sent declaration is ignored. */
const declared = Effect.fnUntraced(function* (draft: DraftRow, payload: PlacePayload) {
  const moistureDeclaration = payload.moistureDeclaration ?? null
  const problems = moistureProblems(draft, moistureDeclaration)
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("MoistureDeclaration.", problems)))
  return needsMoisture(draft) ? moistureDeclaration : null
})

/**
 * Authorises the sum before the order exists. A declined payment is written into the draft, whose payment step is open
 * again; a payment with unknown outcome is requested again under the same key.
 */
const heldPayment = Effect.fnUntraced(function* (draft: DraftRow, payment: PaymentChoice, at: Date) {
  const { atProvider } = payment
  if (atProvider === undefined) return undefined
  const standing = yield* held(draft, atProvider)
  if (standing === "unknown") return yield* Effect.fail(refusals.unavailable)
  if (standing === "held") {
    yield* (yield* PlacingPoint)("held")
    return atProvider.id
  }
  const declined: PaymentChoice = { ...payment, atProvider: { ...atProvider, state: "declined" } }
  const { version } = yield* saveDraft(draft, { contents: { ...draft.contents, payment: declined } }, at)
  return yield* Effect.fail({ ...refusals.paymentDeclined, version })
})

const attempt = Effect.fnUntraced(function* (request: PlacingRequest, payload: PlacePayload, now: number) {
  const row = yield* readPlacing(request)
  const found = yield* settled(row, payload, now)
  if ("body" in found) return yield* answer(found, true)
  const contents = yield* seenContents(found, payload.summaryHash)
  const moistureDeclaration = yield* declared(found, payload)
  // the database is queried only if the address was saved on another day
  const mailbox = yield* mailboxFor(contents, contents.emailAddress, now)
  const at = new Date(now)
  const { offer, priceChanged } = yield* recalculated(found, at, row.listVersion)
  if (priceChanged) {
    const { version } = yield* saveDraft(found, { offer }, at)
    return yield* Effect.fail({ ...refusals.priceChanged, offer, version })
  }
  // staff must not use a payment to which the buyer agreed, since the buyer may have meant it for something else (rule
  // account.no-bank-data)
  const { user } = yield* Visitor
  if (user?.actorId !== undefined && !contents.payment.variant.endsWith("Invoice"))
    return yield* Effect.fail(invalid([{ code: "actedFor", field: "Payment", params: {} }]))
  const paymentId = yield* heldPayment(found, contents.payment, at)
  const orderId = randomId()
  const { sign } = yield* Secrets
  const point = yield* PlacingPoint
  yield* point("read")
  const placed = yield* placeStatement({
    ...request,
    orderId,
    draft: found,
    contents,
    mailbox,
    offer,
    moistureDeclaration,
    summaryHash: payload.summaryHash,
    listVersion: row.listVersion,
    paymentId,
    campaign: payload.campaign,
    tokens: grantTokens(sign, orderId),
    at
  }).pipe(Effect.catchIf(isLostRace, () => Effect.succeed(undefined)))
  if (placed === undefined) return undefined
  yield* (yield* ConfirmationsDue).tell
  const meters = yield* Meters
  meters.count("ordersPlaced", {})
  yield* countStep({ step: "placed", channel: payload.campaign?.channel, ...placeOf(found) })
  yield* point("committed")
  return yield* answer({ body: { OrderId: placed.id, OrderNumber: placed.orderNumber } }, false)
})

/**
 * Maximum number of attempts: the second is needed after a lost race with another call, the third if the price list
 * changed meanwhile.
 */
const mostAttempts = 3

/** Returns the code of a refusal; `Unavailable` if the database is not available. */
const reasonOf = (error: object): string =>
  "code" in error && typeof error.code === "string" ? error.code : refusals.unavailable.code

const placeOnce = Effect.fnUntraced(function* (key: string | undefined, payload: PlacePayload) {
  if (!isKey(key)) return yield* Effect.fail(refusals.keyMissing)
  const visitor = yield* Visitor
  const owner = ownerOf(visitor)
  if (owner === undefined) return yield* Effect.fail(refusals.notFound)
  const now = yield* Clock.currentTimeMillis
  const { place: limit, mail } = yield* Limits
  const request: PlacingRequest = {
    owner,
    draftId: payload.orderDraftId,
    key,
    bodyHash: bodyHashOf(payload),
    buckets: bucketsOf(limit, { session: owner.ownerHash, address: visitor.address }),
    window: windowOf(limit, now),
    mailWindow: windowOf(mail, now)
  }
  for (let count = 0; count < mostAttempts; count++) {
    // the buyer called once: only the first attempt is counted
    const placed = yield* attempt(count === 0 ? request : { ...request, buckets: [] }, payload, now)
    if (placed !== undefined) return placed
  }
  return yield* Effect.fail(refusals.unavailable)
})

/** Places an order once, at the price that the buyer saw (decision 006). */
export const place = (key: string | undefined, payload: PlacePayload) =>
  Effect.tapError(placeOnce(key, payload), (error) =>
    Effect.map(Meters, (meters) => meters.count("placementsRefused", { reason: reasonOf(error) }))
  )
