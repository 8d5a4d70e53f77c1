import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { billingOrderList, deliveryDay } from "../../../contract/dealer-orders.api.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import {
  addressPayload,
  calculationFor,
  paymentPayload,
  placeOrder,
  read,
  readDraft,
  readOffers,
  readPlaced,
  readSaved,
  servedPlace
} from "../../testing/journey.test-support.ts"
import { act, dealerUser, ledTo } from "../../testing/order-life.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

/** Places an order of this many pallets of bagged pellets as a guest. */
const palletOrder = Effect.fnUntraced(function* (email: string, amount: number) {
  const buyer = yield* visitor
  const place = yield* servedPlace
  const wish = { ...calculationFor(place.zipCode), ProductGroupId: 4, Product: { Id: 23 }, Amount: amount }
  const [offer] = readOffers(yield* buyer.post("/api/kalkulation/berechnen", wish)).items
  assert(offer !== undefined, "no dealer offers pallets at the served place")
  const begun = yield* buyer.post("/api/order-process/start", {
    Configuration: wish,
    DealerId: offer.dealerId,
    OfferHash: offer.hash
  })
  const address = addressPayload(readDraft(begun), place, { EmailAddress: email })
  const addressed = readSaved(yield* buyer.post("/api/order-process/address/save", address)).draft
  const paid = readSaved(
    yield* buyer.post("/api/order-process/payment/save", paymentPayload(addressed))
  ).draft
  const placed = yield* placeOrder(buyer, paid, `pallets-${email}`)
  assert.strictEqual(placed.status, 201, placed.text)
  return { ...readPlaced(placed), offer: paid.offer }
})

layer(SampleApi, realTime)("an order of pallets (rule amount.unit)", (it) => {
  it.effect.each([
    [1, "1 Palette", /\b1\s+Paletten/u],
    [6, "6 Paletten", /\b6\s+Palette\b/u]
  ] as const)("of %i is written as %s in each letter", ([amount, words, wrong]) =>
    Effect.gen(function* () {
      const email = `paletten${amount}@leben.example`
      const { orderId, orderNumber, offer } = yield* palletOrder(email, amount)
      const dealer = yield* dealerUser(`paletten${amount}@haendler.example`, offer.dealerId)
      const version = yield* ledTo(dealer.client, orderId, [
        ["confirm", {}],
        ["schedule", { Day: sampleDay, Reason: "Mit dem Käufer vereinbart." }]
      ])
      const { stops } = read(deliveryDay)(yield* dealer.client.get("/api/dealer-orders/day"))
      assert.strictEqual(stops.find(({ order }) => order.orderId === orderId)?.order.amount, amount)
      const delivered = yield* act(dealer.client, orderId, "deliver", {
        Version: version,
        Day: sampleDay,
        Amount: amount,
        IsMixed: false,
        Reason: ""
      })
      assert.strictEqual(delivered.status, 200, delivered.text)
      yield* act(dealer.client, orderId, "invoice", { Version: version + 1, InvoiceNumber: `P-${amount}` })
      yield* workOnce()
      yield* workOnce()
      const { items } = read(billingOrderList)(
        yield* dealer.client.get(`/api/dealer-orders/billing?search=${orderNumber}`)
      )
      assert.strictEqual(items[0]?.billing?.deliveredAmount, amount)
      const toSeller = (yield* mailsTo(offer.seller.email)).filter(({ subject }) =>
        subject.includes(orderNumber)
      )
      const toBuyer = yield* mailsTo(email)
      const telling = [...toSeller, ...toBuyer].filter(({ text }) => /Palette/u.test(text))
      const subjects = telling.map(({ subject }) =>
        subject.replace(orderNumber, "N").replace(/ nach .*/u, "")
      )
      assert.deepStrictEqual(subjects.toSorted(), [
        "Die Rechnung zu Ihrer Bestellung N",
        "Ihre Bestellung N ist eingegangen",
        "Ihre Bestellung N wurde geliefert",
        `Neue Bestellung N: ${words} Holzpellets Sackware, je Palette 66 × 15 kg`
      ])
      for (const { text, html, subject } of telling) {
        for (const body of [text, html ?? ""]) assert.include(body, words, subject)
        assert.notMatch(text, wrong, subject)
      }
    })
  )
})
