import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { offerList } from "../../../contract/schemas/offer.schema.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import {
  addressIn,
  addressPayload,
  calculationFor,
  paymentPayload,
  placeOrder,
  read,
  readDraft,
  readPlaced,
  readRefusal,
  readSaved,
  servedPlace
} from "../../testing/journey.test-support.ts"
import {
  act,
  dealerUser,
  expectLogged,
  followLink,
  ledTo,
  readPage,
  type State
} from "../../testing/order-life.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

/** Places an order of 3 000, 2 000 and 1 000 kg for three houses, with a delivery day set by its dealer. */
const scheduled = Effect.fnUntraced(function* (name: string) {
  const buyer = yield* visitor
  const email = `${name}@stellen.example`
  const place = yield* servedPlace
  const configuration = { ...calculationFor(place.zipCode), Stations: 3 }
  const [offer] = read(offerList)(yield* buyer.post("/api/kalkulation/berechnen", configuration)).items
  assert(offer !== undefined, "no dealer delivers to three stations")
  const begun = readDraft(
    yield* buyer.post("/api/order-process/start", {
      Configuration: configuration,
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
  )
  const house = (street: string) => ({ ...addressIn(place), Street: street, Phone: "" })
  const addressed = readSaved(
    yield* buyer.post(
      "/api/order-process/address/save",
      addressPayload(begun, place, { EmailAddress: email })
    )
  ).draft
  const spread = readSaved(
    yield* buyer.post("/api/order-process/stations/save", {
      OrderDraftId: addressed.orderDraftId,
      Version: addressed.version,
      Stations: [
        { AddressIndex: 0, Amount: 3000 },
        { AddressIndex: 1, Amount: 2000, Address: house("Amselweg") },
        { AddressIndex: 2, Amount: 1000, Address: house("Finkenweg") }
      ]
    })
  ).draft
  const ready = readSaved(yield* buyer.post("/api/order-process/payment/save", paymentPayload(spread))).draft
  const { orderId } = readPlaced(yield* placeOrder(buyer, ready, `stations-${name}`))
  const dealer = yield* dealerUser(`${name}@haendler.example`, offer.dealerId)
  const version = yield* ledTo(dealer.client, orderId, [
    ["confirm", {}],
    ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }]
  ])
  const deliver = (seen: number, Station: number | undefined, Amount: number, change: object = {}) =>
    act(dealer.client, orderId, "deliver", {
      Version: seen,
      Day: sampleDay,
      Amount,
      IsMixed: false,
      Reason: "",
      ...(Station === undefined ? {} : { Station }),
      ...change
    })
  return { buyer, email, offer, orderId, dealer: dealer.client, version, deliver }
})

layer(SampleApi, realTime)("an order of several stations", (it) => {
  it.effect("is delivered station by station, and billed for the delivered sum", () =>
    Effect.gen(function* () {
      const order = yield* scheduled("teile")
      const { version, deliver } = order
      const refusals = [
        yield* deliver(version, undefined, 6000),
        yield* deliver(version, 4, 1000),
        yield* deliver(version, 2, 2201)
      ]
      assert.deepStrictEqual(
        refusals.map((answer) => readRefusal(answer).problems.map(({ field, code }) => `${field} ${code}`)),
        [["Station noStation"], ["Station noStation"], ["Amount amountBeyondTolerance"]]
      )
      const first = yield* deliver(version, 2, 1950)
      assert.deepInclude(first.body, { Status: "scheduled", Version: version + 1, Bill: null }, first.text)
      const again = yield* deliver(version, 2, 1950)
      assert.deepStrictEqual(again.body, first.body, "a call whose answer was lost")
      const twice = yield* deliver(version + 1, 2, 1950)
      assert.strictEqual(readRefusal(twice).problems[0]?.code, "deliveredBefore")
      for (const [client, action] of [
        [order.dealer, "cancel-sale"],
        [order.buyer, "cancel"]
      ] as const)
        assert.deepInclude(
          (yield* act(client, order.orderId, action, { Version: version + 1, Reason: "x" })).body,
          { Code: "NotPossible" }
        )
      const page = readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`))
      assert.deepStrictEqual([page.status, page.canCancel, page.delivery], ["scheduled", false, null])
      yield* deliver(version + 1, 1, 3000)
      const last = bodyOf<
        State & { readonly DeliveredAmount: number; readonly Stations: ReadonlyArray<object> }
      >(yield* deliver(version + 2, 3, 850, { Reason: "Der Lagerraum war voll." }))
      assert.deepInclude(last, { Status: "delivered", DeliveredAmount: 5800 })
      assert.deepStrictEqual(last.Stations, [
        { Station: 1, Amount: 3000, DeliveredAmount: 3000, Day: sampleDay },
        { Station: 2, Amount: 2000, DeliveredAmount: 1950, Day: sampleDay },
        { Station: 3, Amount: 1000, DeliveredAmount: 850, Day: sampleDay }
      ])
      const delivered = readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`))
      const fees = order.offer.fees.reduce((sum, { amount }) => sum + amount, 0)
      assert.approximately(delivered.delivery?.bill.fees ?? 0, fees, 0.001)
      assert.approximately(
        delivered.delivery?.bill.goodsPrice ?? 0,
        (order.offer.goodsPrice * 5800) / 6000,
        0.011
      )
      assert.deepStrictEqual(
        delivered.events.map(({ state, station }) => [state, station]),
        [
          ["placed", null],
          ["confirmed", null],
          ["scheduled", null],
          ["scheduled", 2],
          ["scheduled", 1],
          ["delivered", 3]
        ]
      )
      yield* expectLogged(order.orderId)
      yield* followLink(order.buyer, order.orderId)
      yield* workOnce()
      const mails = (yield* mailsTo(order.email)).filter(({ kind }) => kind === "order-life")
      const parts = mails.filter(({ subject }) => subject.startsWith("Ein Teil Ihrer Bestellung"))
      assert.lengthOf(parts, 2)
      const [whole] = mails.filter(
        ({ subject }) => subject.endsWith("wurde geliefert") && !subject.startsWith("Ein Teil")
      )
      for (const part of ["5.800 kg", "6.000 kg", "Lieferstelle 2 (Amselweg 8", "1.950 kg", "850 kg"])
        assert.include(whole?.text ?? "", part)
    })
  )

  it.effect("records each station's part once, also with concurrent reports", () =>
    Effect.gen(function* () {
      const { deliver, version, orderId } = yield* scheduled("zugleich")
      const answers = yield* Effect.all(
        [deliver(version, 1, 3000), deliver(version, 2, 2000), deliver(version, 3, 1000)],
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(answers.map(({ status }) => String(status)).toSorted(), ["200", "409", "409"])
      yield* expectLogged(orderId)
    })
  )
})
