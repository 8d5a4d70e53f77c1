import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { PaymentVariant } from "../../../domain/order/steps.ts"
import { chipsOffer, declared } from "../../testing/chips.test-support.ts"
import {
  addressIn,
  addressPayload,
  checkPayload,
  draftNow,
  paymentPayload,
  placePayload,
  readDraft,
  readPlaced,
  readSaved
} from "../../testing/journey.test-support.ts"
import { isByOperator, paymentChange, stationsPayload } from "../../testing/order-kinds.test-support.ts"
import { type PayableOffer, payableOffer } from "../../testing/payment-steps.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

/** The calls that lead to an order, including the stations step for orders with several stations. */
export const editedCalls = [
  "start",
  "address/save",
  "stations/save",
  "payment/save",
  "final-check",
  "place"
] as const

/** An order with all data that its calls can contain. */
export interface WholeOrder extends PayableOffer {
  readonly name: string
  readonly variant: PaymentVariant
  /** Whether the invoice has a separate address. */
  readonly isSplit: boolean
  readonly said: object
}

/**
 * Finds offers for orders with every payment method that needs no provider, with one station and with three, with an
 * invoice address, and with declared wood chips.
 */
export const wholeOrders = Effect.fnUntraced(function* (buyer: TestVisitor) {
  const of = Effect.fnUntraced(function* (variant: PaymentVariant, stations: number, isSplit: boolean) {
    const isInteraidPayment = isByOperator(variant)
    const found = yield* payableOffer(buyer, { isInteraidPayment }, { Stations: stations })
    const order: WholeOrder = { ...found, name: `${variant} at ${stations}`, variant, isSplit, said: {} }
    return order
  })
  const chips = yield* chipsOffer(buyer)
  const variant = chips.offer.isInteraidPayment ? "InteraidInvoice" : "Invoice"
  const said = declared("from25", true)
  const ofChips: WholeOrder = { ...chips, name: "wood chips", variant, isSplit: false, said }
  return [
    yield* of("Invoice", 1, true),
    yield* of("Sepa", 3, true),
    yield* of("InteraidSepa", 1, false),
    yield* of("Installment", 1, false),
    yield* of("InteraidInvoice", 3, false),
    ofChips
  ]
})

/** Actions between a saved payment and a draft that can be placed, e.g. the buyer's agreement at a provider. */
export type Agreeing = (buyer: TestVisitor, draft: OrderDraft) => ReturnType<typeof draftNow>

/**
 * Sends all calls from the offer to the order, each payload changed by `change`; returns `undefined` if a call was
 * refused.
 */
export const orderedWhole = Effect.fnUntraced(function* (
  buyer: TestVisitor,
  { place, offer, configuration, variant, isSplit, said }: WholeOrder,
  name: string,
  change: (call: (typeof editedCalls)[number], payload: object) => unknown,
  agreeing?: Agreeing
) {
  const call = Effect.fnUntraced(function* (path: (typeof editedCalls)[number], payload: object) {
    const headers = path === "place" ? { "idempotency-key": `${name}-key` } : {}
    const body = change(path, payload)
    const answer = yield* buyer.post(`/api/order-process/${path}`, body, { headers })
    assert.isBelow(answer.status, 500, `${name} ${path}: ${JSON.stringify(body)} ${answer.text}`)
    return answer.status < 300 ? answer : undefined
  })
  const begun = yield* call("start", {
    Configuration: configuration,
    DealerId: offer.dealerId,
    OfferHash: offer.hash
  })
  if (begun === undefined) return undefined
  const draft = readDraft(begun)
  const elsewhere = {
    UseInvoiceAddress: true,
    InvoiceAddress: { ...addressIn(place), LastName: "Rechnung", Street: "Buchenweg" }
  }
  const who = { EmailAddress: `${name}@example.de`, ...(isSplit ? elsewhere : {}) }
  const addressed = yield* call("address/save", addressPayload(draft, place, who))
  if (addressed === undefined) return undefined
  const whereto = readSaved(addressed).draft
  const isSpread = configuration.Stations > 1
  const spread = isSpread ? yield* call("stations/save", stationsPayload(whereto, place)) : addressed
  if (spread === undefined) return undefined
  const payload = paymentPayload(readSaved(spread).draft, paymentChange(variant))
  const paid = yield* call("payment/save", payload)
  if (paid === undefined) return undefined
  const saved = readSaved(paid).draft
  const ready = agreeing === undefined ? saved : yield* agreeing(buyer, saved)
  if ((yield* call("final-check", checkPayload(ready))) === undefined) return undefined
  const placed = yield* call("place", placePayload(ready, said))
  return placed === undefined ? undefined : readPlaced(placed).orderId
})
