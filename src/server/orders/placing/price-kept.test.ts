import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderPage } from "../../../contract/schemas/order.schema.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { path as dealersPath, type Shown, support } from "../../dealer-desk/dealer-desk.test-support.ts"
import { publish as publishRules, rules, staff } from "../../option-rules/option-rules.test-support.ts"
import { listOf, publish, sentFrom, workerOf } from "../../price-lists/price-lists.test-support.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import {
  addressPayload,
  begunDraft,
  calculationFor,
  checkPayload,
  draftNow,
  firstOffer,
  ordersOf,
  paymentPayload,
  placeOrder,
  read,
  readPlaced,
  readRefusal,
  readSaved,
  readyDraft
} from "../../testing/journey.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

/** Publishes the dealer's list with other prices, by the same calls that the dealer makes. */
const published = Effect.fnUntraced(function* (dealer: TestVisitor, factor: (cents: number) => number) {
  const list = yield* listOf(dealer)
  return yield* publish(dealer, list, { Rows: sentFrom(list, ({ UnitPrice }) => factor(UnitPrice)) })
})

const dearer = (cents: number) => cents + 100
const cheaper = (cents: number) => cents - 100

/** Repeats a request until the data in memory are updated; fails after ten seconds. */
const eventually = Effect.fnUntraced(function* <A, E, R>(
  ask: Effect.Effect<A, E, R>,
  isSo: (answer: A) => boolean
) {
  const until = performance.now() + 10_000
  let answer = yield* ask
  while (!isSo(answer) && performance.now() < until) {
    yield* Effect.sleep("20 millis")
    answer = yield* ask
  }
  assert.isTrue(isSo(answer))
  return answer
})

/** Waits until a dealer is offered, or no longer offered, at the place where the tests order. */
const untilOffered = Effect.fnUntraced(function* (dealerId: number, zipCode: string, isOffered: boolean) {
  const guest = yield* visitor
  const offers = Effect.map(guest.post("/api/kalkulation/berechnen", calculationFor(zipCode)), (answer) =>
    bodyOf<{ readonly Items: ReadonlyArray<{ readonly DealerId: number }> }>(answer).Items.map(
      ({ DealerId }) => DealerId
    )
  )
  yield* eventually(offers, (dealers) => dealers.includes(dealerId) === isOffered)
})

const check = (buyer: TestVisitor, draft: OrderDraft) =>
  buyer.post("/api/order-process/final-check", checkPayload(draft))

layer(SampleApi, realTime)("an order and the price that was seen (rule order.keeps-price)", (it) => {
  it.effect("starts only at the price that was shown, and a new price is reported", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { configuration, offer } = yield* firstOffer(buyer)
      const dealer = yield* workerOf("vor-beginn@haendler.example", offer.dealerId)
      yield* published(dealer, dearer)
      const start = (hash: string) =>
        buyer.post("/api/order-process/start", {
          Configuration: configuration,
          DealerId: offer.dealerId,
          OfferHash: hash
        })
      const refused = yield* start(offer.hash)
      const told = readRefusal(refused)
      assert.deepStrictEqual([refused.status, told.code], [409, "PriceChanged"])
      assert.closeTo(told.offer?.totalPrice ?? 0, offer.totalPrice + 6, 0.001)
      // an order can be started at the new price
      assert.strictEqual((yield* start(told.offer?.hash ?? "")).status, 200)
    })
  )

  it.effect("keeps the price while steps are saved, and shows a new one at the summary", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { place, draft } = yield* begunDraft(buyer)
      const dealer = yield* workerOf("im-entwurf@haendler.example", draft.offer.dealerId)
      yield* published(dealer, dearer)
      const addressed = readSaved(
        yield* buyer.post("/api/order-process/address/save", addressPayload(draft, place))
      ).draft
      const ready = readSaved(
        yield* buyer.post("/api/order-process/payment/save", paymentPayload(addressed))
      ).draft
      assert.deepStrictEqual([addressed.offer, ready.offer], [draft.offer, draft.offer])
      assert.deepStrictEqual((yield* draftNow(buyer, draft.orderDraftId)).offer, draft.offer)
      const checked = bodyOf<{
        readonly Ok: boolean
        readonly PriceChanged: boolean
        readonly Draft: { readonly SummaryHash: string }
      }>(yield* check(buyer, ready))
      assert.deepInclude(checked, { Ok: false, PriceChanged: true })
      assert.notStrictEqual(checked.Draft.SummaryHash, ready.summaryHash)
      assert.deepStrictEqual(yield* ordersOf(draft), [])
    })
  )

  for (const [name, change, difference] of [
    ["dearer", dearer, 6],
    ["cheaper", cheaper, -6]
  ] as const)
    it.effect(`is placed at a price that has become ${name} only once its figures were acknowledged`, () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        const dealer = yield* workerOf(`${name}@haendler.example`, draft.offer.dealerId)
        yield* published(dealer, change)
        const refused = yield* placeOrder(buyer, draft, `seen-${name}`)
        const { code, offer, version } = readRefusal(refused)
        assert.deepStrictEqual([refused.status, code], [409, "PriceChanged"])
        assert.closeTo(offer?.totalPrice ?? 0, draft.offer.totalPrice + difference, 0.001)
        const now = yield* draftNow(buyer, draft.orderDraftId)
        assert.deepStrictEqual([now.offer, now.version], [offer, version])
        // the hash of the summary seen before no longer places an order, not even with the new version of the draft
        const old = { ...now, summaryHash: draft.summaryHash }
        assert.strictEqual(readRefusal(yield* placeOrder(buyer, old, `old-${name}`)).code, "VersionConflict")
        assert.deepStrictEqual(yield* ordersOf(draft), [])
        assert.strictEqual((yield* placeOrder(buyer, now, `seen-${name}`)).status, 201)
        const orders = yield* ordersOf(draft)
        assert.deepStrictEqual(
          orders.map(({ totalCents }) => totalCents),
          [Math.round((offer?.totalPrice ?? 0) * 100)]
        )
      })
    )

  it.effect("keeps it permanently once it is placed, whatever dealer and operator change later", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const { dealerId } = draft.offer
      const placed = yield* placeOrder(buyer, draft, "for-good")
      const { orderId } = readPlaced(placed)
      const page = Effect.map(buyer.get(`/api/orders/${orderId}`), read(orderPage))
      const stored = sql`
        select o.receipt, o.total_cents, o.vat_cents, o.summary_hash,
          (select jsonb_agg(to_jsonb(l) order by l.line) from order_line l where l.order_id = o.id) as lines
        from customer_order o where o.id = ${orderId}`
      const before = [yield* page, yield* stored]
      const dealer = yield* workerOf("danach@haendler.example", dealerId)
      yield* published(dealer, dearer)
      const desk = yield* support("preis-bleibt")
      const own = `${dealersPath}/${dealerId}`
      const shown = bodyOf<Shown>(yield* desk.get(own))
      const blowing = shown.Fees.find(
        ({ FeeKey, OptionId, ProductGroupId }) =>
          FeeKey === "BlowingIn" && OptionId === 0 && ProductGroupId === 3
      )
      assert(blowing !== undefined)
      const fee = yield* desk.post(`${own}/gebuehren`, { ...blowing, Amount: blowing.Amount + 500 })
      assert.strictEqual(fee.status, 200, fee.text)
      const house = yield* staff("preis-bleibt")
      yield* publishRules(
        house,
        rules({ groups: { MaxDelivery: { defaultId: 109 } }, options: { 108: { isOffered: false } } }),
        "Probe"
      )
      const state = (act: string, RowVersion: number) =>
        desk.post(`${own}/stand`, { RowVersion, Act: act, Reason: "Vertrag ruht" })
      assert.strictEqual((yield* state("pause", shown.RowVersion)).status, 200)
      assert.deepStrictEqual([yield* page, yield* stored], before)
      // the same call again changes nothing either: it returns the existing order
      const again = yield* placeOrder(buyer, draft, "for-good")
      assert.strictEqual(again.text, placed.text)
      assert.lengthOf(yield* ordersOf(draft), 1)
      yield* publishRules(house, rules({}), "Probe")
      assert.strictEqual((yield* state("resume", shown.RowVersion + 1)).status, 200)
      yield* untilOffered(dealerId, draft.deliveryAddress?.zipCode ?? "", true)
    })
  )

  it.effect("reports a missing offer while the dealer is paused, then continues at its price", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const { dealerId } = draft.offer
      const zipCode = draft.deliveryAddress?.zipCode ?? ""
      const desk = yield* support("pausiert")
      const own = `${dealersPath}/${dealerId}`
      const refusedFor = Effect.fnUntraced(function* (key: string) {
        yield* untilOffered(dealerId, zipCode, false)
        const answers = [yield* check(buyer, draft), yield* placeOrder(buyer, draft, key)]
        assert.deepStrictEqual(
          answers.map((answer) => [answer.status, readRefusal(answer).code]),
          [
            [409, "OfferGone"],
            [409, "OfferGone"]
          ]
        )
        assert.deepStrictEqual((yield* draftNow(buyer, draft.orderDraftId)).offer, draft.offer)
      })
      const { RowVersion } = bodyOf<Shown>(yield* desk.get(own))
      const state = (Act: string, version: number) =>
        desk.post(`${own}/stand`, { RowVersion: version, Act, Reason: "Vertrag ruht" })
      assert.strictEqual((yield* state("pause", RowVersion)).status, 200)
      yield* refusedFor("while-paused")
      assert.strictEqual((yield* state("resume", RowVersion + 1)).status, 200)
      yield* untilOffered(dealerId, zipCode, true)
      yield* sql`update dealer set rests_since = now() where id = ${dealerId}`
      yield* refusedFor("while-resting")
      const dealer = yield* workerOf("ruht@haendler.example", dealerId)
      const held = yield* dealer.post(`/api/preislisten/0/bestaetigen`, { Reason: "" })
      assert.strictEqual(held.status, 200, held.text)
      yield* untilOffered(dealerId, zipCode, true)
      const placed = yield* placeOrder(buyer, draft, "while-resting")
      assert.strictEqual(placed.status, 201, placed.text)
      const [order] = yield* ordersOf(draft)
      assert.strictEqual(order?.totalCents, Math.round(draft.offer.totalPrice * 100))
    })
  )
})
