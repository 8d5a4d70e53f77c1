import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import {
  addressIn,
  addressPayload,
  begunDraft,
  calculationFor,
  draftNow,
  firstOffer,
  ordersOf,
  paymentPayload,
  placeOrder,
  raisePrices,
  read,
  readPlaced,
  readRefusal,
  readSaved,
  readyDraft,
  servedPlace
} from "../../testing/journey.test-support.ts"
import { type Answer, TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const problemsOf = (answer: Answer) =>
  readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`)

const codeOf = (answer: Answer) => readRefusal(answer).code

layer(SampleApi, realTime)("ordering", (it) => {
  describe("a placed order", () => {
    it.effect("leads from an offer to its page with everything that was seen", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        const placed = yield* placeOrder(buyer, draft, "whole-journey")
        assert.strictEqual(placed.status, 201, placed.text)
        const { orderId } = readPlaced(placed)
        const [order] = yield* ordersOf(draft)
        assert(order !== undefined)
        assert.strictEqual(order.id, orderId)
        assert.match(order.orderNumber, /^HM-26-1\d{5}$/)
        assert.strictEqual(order.totalCents, Math.round(draft.offer.totalPrice * 100))

        const page = read(orderView)(yield* buyer.get(`/api/orders/${orderId}`))
        assert.deepStrictEqual(page.offer, draft.offer)
        assert.strictEqual(page.emailAddress, "erika@example.de")
        assert.deepStrictEqual(page.legalVersions, draft.legalVersions)
        assert.deepStrictEqual(page.timeline, [
          { state: "placed", at: new Date(morning).toISOString(), event: "placed" }
        ])

        const sql = yield* SqlClient
        const [parts] = yield* sql`
          select (select sum(amount_cents) from order_line where order_id = ${orderId}) as lines,
            (select count(*) from order_event where order_id = ${orderId}) as events,
            (select count(*) from order_grant where order_id = ${orderId}) as grants,
            (select count(*) from idempotency_key where key = 'whole-journey') as keys,
            (select count(*) from confirmation_due where order_id = ${orderId}) as due`
        assert.deepStrictEqual(parts, { lines: order.totalCents, events: 1, grants: 2, keys: 1, due: 1 })
        assert.strictEqual((yield* draftNow(buyer, draft.orderDraftId)).placedOrderId, orderId)
      })
    )

    it.effect("is seen by its grant alone: foreign and missing orders answer the same bytes", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const placed = yield* placeOrder(buyer, yield* readyDraft(buyer), "grant-key")
        const { orderId } = readPlaced(placed)
        const other = yield* visitor
        yield* placeOrder(other, yield* readyDraft(other), "grant-key-2")
        const guesses = [
          yield* other.get(`/api/orders/${orderId}`),
          yield* new TestVisitor().get(`/api/orders/${orderId}`),
          yield* buyer.get(`/api/orders/${"A".repeat(22)}`),
          yield* buyer.get(`/api/orders/${orderId}`, { headers: { cookie: `__Host-order-${orderId}=x` } })
        ]
        for (const guess of guesses) {
          assert.strictEqual(guess.status, 404)
          assert.strictEqual(guess.text, guesses[0]?.text)
        }
        const api = yield* TestApi
        api.setTime(morning + 91 * 86_400_000)
        const late = yield* buyer.get(`/api/orders/${orderId}`)
        api.setTime(morning)
        assert.strictEqual(late.text, guesses[0]?.text)
      })
    )
  })

  describe("a draft", () => {
    it.effect("belongs to the session that began it", () =>
      Effect.gen(function* () {
        const { draft } = yield* begunDraft(yield* visitor)
        const path = `/api/order-process/${draft.orderDraftId}`
        const stranger = yield* visitor
        const missing = yield* stranger.get(`/api/order-process/${"A".repeat(22)}`)
        const foreign = yield* stranger.get(path)
        const anonymous = yield* new TestVisitor().get(path)
        assert.deepStrictEqual([missing.status, foreign.status, anonymous.status], [404, 404, 404])
        assert.strictEqual(foreign.text, missing.text)
        assert.strictEqual(anonymous.text, missing.text)
        const place = yield* servedPlace
        const save = yield* stranger.post("/api/order-process/address/save", addressPayload(draft, place))
        assert.strictEqual(save.text, missing.text)
      })
    )

    it.effect("begins only at the price that was shown", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { offer, configuration } = yield* firstOffer(buyer)
        yield* raisePrices
        const answer = yield* buyer.post("/api/order-process/start", {
          Configuration: configuration,
          DealerId: offer.dealerId,
          OfferHash: offer.hash
        })
        assert.strictEqual(answer.status, 409)
        const body = readRefusal(answer)
        assert.strictEqual(body.code, "PriceChanged")
        assert.isAbove(body.offer?.totalPrice ?? 0, offer.totalPrice)
      })
    )

    it.effect("reports invalid fields, and a dealer who does not sell the goods", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { offer, configuration } = yield* firstOffer(buyer)
        const begin = (change: object, dealerId = offer.dealerId) =>
          buyer.post("/api/order-process/start", {
            Configuration: { ...configuration, ...change },
            DealerId: dealerId,
            OfferHash: offer.hash
          })
        assert.deepStrictEqual(problemsOf(yield* begin({ Amount: 999, Stations: 2, ZipCode: "1" })), [
          "Configuration.ZipCode zipInvalid",
          "Configuration.Amount amountMin"
        ])
        assert.deepStrictEqual(problemsOf(yield* begin({ ZipCode: "00000" })), [
          "Configuration.ZipCode zipNotServed"
        ])
        const gone = yield* begin({}, 999_999)
        assert.deepStrictEqual([gone.status, codeOf(gone)], [409, "OfferGone"])
      })
    )

    it.effect("saves an address only for the place that the price holds for", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft, place } = yield* begunDraft(buyer)
        const save = (change: object) =>
          buyer.post("/api/order-process/address/save", addressPayload(draft, place, change))
        const wrong = yield* save({
          EmailAddress: "erika@",
          DeliveryAddress: {
            ...addressIn(place),
            Title1Id: 77,
            LastName: " ",
            ZipCode: "1010",
            CountryId: 2,
            City: "Anderswo",
            Phone: ""
          },
          UseInvoiceAddress: true
        })
        assert.strictEqual(wrong.status, 422)
        assert.deepStrictEqual(problemsOf(wrong), [
          "EmailAddress invalid",
          "DeliveryAddress.Title1Id invalid",
          "DeliveryAddress.LastName required",
          "DeliveryAddress.Phone required",
          "DeliveryAddress.CountryId countryDiffers",
          "DeliveryAddress.ZipCode zipDiffers",
          "InvoiceAddress required",
          "DeliveryAddress.City placeMismatch"
        ])
        const saved = yield* save({ UseInvoiceAddress: true, InvoiceAddress: addressIn(place) })
        assert.strictEqual(saved.status, 200, saved.text)
        const next = readSaved(saved).draft
        assert.strictEqual(next.version, 2)
        assert.deepStrictEqual(
          next.steps.map(({ key }) => key),
          ["DeliveryAddress", "Payment"]
        )
        const stale = yield* save({})
        assert.deepStrictEqual(
          [stale.status, codeOf(stale), readRefusal(stale).version],
          [409, "VersionConflict", 2]
        )
      })
    )

    it.effect("accepts an invoice of the offer's creditor and nothing else", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft } = yield* begunDraft(buyer)
        const pay = (change: object) =>
          buyer.post("/api/order-process/payment/save", paymentPayload(draft, change))
        assert.deepStrictEqual(problemsOf(yield* pay({ PaymentId: 41 })), ["PaymentId paymentNotOffered"])
        assert.deepStrictEqual(
          problemsOf(yield* pay({ IsInteraidPayment: !draft.offer.isInteraidPayment })),
          ["IsInteraidPayment paymentNotOffered"]
        )
        assert.strictEqual((yield* pay({})).status, 200)
      })
    )
  })

  it.effect("of all subsets of steps only the whole can be ordered", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const outcomes: Array<string> = []
      for (const steps of [[], ["address"], ["payment"], ["payment", "address"]]) {
        const { place, draft } = yield* begunDraft(buyer)
        let now = draft
        for (const step of steps) {
          const saved =
            step === "address"
              ? yield* buyer.post("/api/order-process/address/save", addressPayload(now, place))
              : yield* buyer.post("/api/order-process/payment/save", paymentPayload(now))
          now = readSaved(saved).draft
        }
        // a caller who skips steps sends an invented summary hash
        const made = { ...now, summaryHash: now.summaryHash ?? "made-up" }
        const placed = yield* placeOrder(buyer, made, `subset-${steps.join("-")}-key`)
        outcomes.push(`${steps.join("+")} ${placed.status}`)
        assert.strictEqual((yield* ordersOf(now)).length, placed.status === 201 ? 1 : 0)
      }
      assert.deepStrictEqual(outcomes, [" 422", "address 422", "payment 422", "payment+address 201"])
    })
  )

  it.effect("an unserved postal code of the country is reported by field", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const answer = yield* buyer.post("/api/order-process/start", {
        Configuration: calculationFor("99999"),
        DealerId: 100_000,
        OfferHash: "x"
      })
      assert.deepStrictEqual(problemsOf(answer), ["Configuration.ZipCode zipNotServed"])
    })
  )
})
