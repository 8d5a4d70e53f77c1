import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { bulkOrderCalculation } from "../../../contract/bulk-order.api.ts"
import { offerList } from "../../../contract/schemas/offer.schema.ts"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { ShopCounts } from "../../ports/shop-counts.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import {
  addressIn,
  addressPayload,
  calculationFor,
  draftNow,
  paymentPayload,
  placeOrder,
  read,
  readDraft,
  readPlaced,
  readRefusal,
  readSaved,
  servedPlace
} from "../../testing/journey.test-support.ts"
import { person, type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const problemsOf = (answer: { readonly text: string }) =>
  readRefusal(answer).problems.map(({ field, code }) => `${field} ${code}`)

const house = (place: { readonly zipCode: string; readonly city: string }, street: string) => ({
  ...addressIn(place),
  Street: street,
  Phone: ""
})

/** Creates a draft of three stations at one place, with a saved address. */
const addressed = Effect.fnUntraced(function* (buyer: TestVisitor) {
  const place = yield* servedPlace
  const configuration = { ...calculationFor(place.zipCode), Stations: 3 }
  const [offer] = read(offerList)(yield* buyer.post("/api/kalkulation/berechnen", configuration)).items
  assert(offer !== undefined, "no dealer delivers to three stations")
  const begun = yield* buyer.post("/api/order-process/start", {
    Configuration: configuration,
    DealerId: offer.dealerId,
    OfferHash: offer.hash
  })
  assert.strictEqual(begun.status, 200, begun.text)
  const saved = yield* buyer.post("/api/order-process/address/save", addressPayload(readDraft(begun), place))
  assert.strictEqual(saved.status, 200, saved.text)
  return { place, offer, draft: readSaved(saved).draft }
})

const three = (place: { readonly zipCode: string; readonly city: string }) => [
  { AddressIndex: 0, Amount: 3000 },
  { AddressIndex: 1, Amount: 2000, Address: house(place, "Amselweg") },
  { AddressIndex: 2, Amount: 1000, Address: house(place, "Finkenweg") }
]

const keysOf = (steps: ReadonlyArray<{ readonly key: string }>) => steps.map(({ key }) => key)

layer(SampleApi, realTime)("an order of several delivery stations", (it) => {
  it.effect("requires its amounts, and is placed with amount and address of each", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { place, offer, draft } = yield* addressed(buyer)
      assert.deepStrictEqual(keysOf(draft.steps), ["DeliveryAddress", "DeliveryStations"])
      const spread = yield* buyer.post("/api/order-process/stations/save", {
        OrderDraftId: draft.orderDraftId,
        Version: draft.version,
        Stations: three(place)
      })
      assert.strictEqual(spread.status, 200, spread.text)
      const withStations = readSaved(spread).draft
      assert.deepStrictEqual(keysOf(withStations.steps), ["DeliveryAddress", "DeliveryStations", "Payment"])
      const paid = yield* buyer.post("/api/order-process/payment/save", paymentPayload(withStations))
      const ready = readSaved(paid).draft
      const answer = yield* placeOrder(buyer, ready, "stations-1")
      assert.strictEqual(answer.status, 201, answer.text)
      const { orderId } = readPlaced(answer)
      const order = read(orderView)(yield* buyer.get(`/api/orders/${orderId}`))
      assert.deepStrictEqual(
        order.stations.map(({ amount, address }) => [amount, address.street]),
        [
          [3000, "Marktplatz"],
          [2000, "Amselweg"],
          [1000, "Finkenweg"]
        ]
      )
      const sql = yield* SqlClient
      const lines = yield* sql<{ readonly label: string; readonly cents: number }>`
        select label, amount_cents as cents from order_line where order_id = ${orderId} order by line`
      assert.deepStrictEqual(
        lines.slice(0, 3).map(({ label }) => /Lieferstelle .*/u.exec(label)?.[0]),
        [
          `Lieferstelle 1: 3000, Marktplatz 8, ${place.zipCode} ${place.city}`,
          `Lieferstelle 2: 2000, Amselweg 8, ${place.zipCode} ${place.city}`,
          `Lieferstelle 3: 1000, Finkenweg 8, ${place.zipCode} ${place.city}`
        ]
      )
      const total = lines.reduce((sum, { cents }) => sum + cents, 0)
      assert.strictEqual(total, Math.round(offer.totalPrice * 100))
    })
  )

  it.effect("proposes its neighbours to the next order of the same session (rule order.former-address)", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { place, draft } = yield* addressed(buyer)
      assert.isUndefined(draft.formerStations)
      const spread = yield* buyer.post("/api/order-process/stations/save", {
        OrderDraftId: draft.orderDraftId,
        Version: draft.version,
        Stations: three(place)
      })
      assert.isUndefined(readSaved(spread).draft.formerStations, "its own are saved")
      const next = (yield* addressed(buyer)).draft
      assert.isNull(next.stations, "nothing is saved that the buyer has not seen")
      assert.deepStrictEqual(
        next.formerStations?.map(({ street, zipCode }) => `${street} ${zipCode}`),
        [`Amselweg ${place.zipCode}`, `Finkenweg ${place.zipCode}`]
      )
      assert.isUndefined((yield* addressed(yield* visitor)).draft.formerStations, "of another browser")
    })
  )

  it.effect(
    "locks amounts and addresses by the summary's hash, and is counted once (rule figures.steps)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const buyer = yield* person
        const { place, draft } = yield* addressed(buyer)
        const paid = readSaved(
          yield* buyer.post("/api/order-process/payment/save", paymentPayload(draft))
        ).draft
        assert.isNull(paid.summaryHash)
        const save = Effect.fnUntraced(function* (version: number, amounts: ReadonlyArray<number>) {
          const stations = three(place).map((station, index) => ({ ...station, Amount: amounts[index] ?? 0 }))
          const answer = yield* buyer.post("/api/order-process/stations/save", {
            OrderDraftId: draft.orderDraftId,
            Version: version,
            Stations: stations
          })
          return readSaved(answer).draft
        })
        const first = yield* save(paid.version, [3000, 2000, 1000])
        const second = yield* save(first.version, [3000, 1000, 2000])
        assert.isNotNull(first.summaryHash)
        assert.notStrictEqual(second.summaryHash, first.summaryHash)
        const stale = yield* placeOrder(buyer, { ...second, summaryHash: first.summaryHash }, "stations-2")
        assert.strictEqual(stale.status, 409)
        yield* (yield* ShopCounts).flush
        const counted = yield* sql`
        select begun, address, stations, payment, placed from shop_count where day = '2026-01-15'`
        assert.deepStrictEqual(counted, [{ begun: 1, address: 1, stations: 1, payment: 1, placed: 0 }])
      })
  )

  it.effect("refuses invalid entries, station by station, and saves nothing of them", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { place, draft } = yield* addressed(buyer)
      const save = (stations: ReadonlyArray<object>) =>
        buyer.post("/api/order-process/stations/save", {
          OrderDraftId: draft.orderDraftId,
          Version: draft.version,
          Stations: stations
        })
      const [one, two, last] = three(place)
      assert(one !== undefined && two !== undefined && last !== undefined)
      assert.deepStrictEqual(problemsOf(yield* save([one, two])), ["Stations invalid"])
      assert.deepStrictEqual(problemsOf(yield* save([one, two, { ...last, AddressIndex: 1 }])), [
        "Stations invalid"
      ])
      assert.deepStrictEqual(problemsOf(yield* save([one, two, { ...last, Amount: 999 }])), [
        "Stations.2.Amount amountMin"
      ])
      assert.deepStrictEqual(problemsOf(yield* save([one, two, { ...last, Amount: 1001 }])), [
        "Stations sumDiffers"
      ])
      const company = { ...last, Address: { ...house(place, "Finkenweg"), CompanyName: "Muster GmbH" } }
      assert.deepStrictEqual(problemsOf(yield* save([one, two, company])), [
        "Stations.2.Address.CompanyName companyNotAllowed"
      ])
      const twice = { ...last, Address: house(place, "amselweg") }
      assert.deepStrictEqual(problemsOf(yield* save([one, two, twice])), [
        "Stations.2.Address.Street addressTwice"
      ])
      const elsewhere = { ...last, Address: { ...house(place, "Finkenweg"), City: "Nirgendwo" } }
      assert.deepStrictEqual(problemsOf(yield* save([one, two, elsewhere])), [
        "Stations.2.Address.City placeMismatch"
      ])
      assert.strictEqual(
        (yield* save([one, two, { AddressIndex: 2, Amount: 1000, AddressId: 1 }])).status,
        404
      )
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepStrictEqual([now.version, now.stations], [draft.version, null])
    })
  )

  it.effect("becomes incomplete if the delivery address is changed to another station's", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { place, draft } = yield* addressed(buyer)
      const spread = readSaved(
        yield* buyer.post("/api/order-process/stations/save", {
          OrderDraftId: draft.orderDraftId,
          Version: draft.version,
          Stations: three(place)
        })
      ).draft
      const moved = yield* buyer.post(
        "/api/order-process/address/save",
        addressPayload(spread, place, { DeliveryAddress: { ...addressIn(place), Street: "Finkenweg" } })
      )
      assert.deepStrictEqual(keysOf(readSaved(moved).draft.steps), ["DeliveryAddress", "DeliveryStations"])
    })
  )

  it.effect("accepts the offer of a bulk order with its own zips and amounts", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const place = yield* servedPlace
      const points = [
        { Index: 0, ZipCode: place.zipCode, Amount: 15_000 },
        { Index: 1, ZipCode: place.zipCode, Amount: 9000 }
      ]
      const bulk = read(bulkOrderCalculation)(
        yield* buyer.post("/api/bulkorder/getBulkOrderCalculation", {
          CountryId: 1,
          ProductGroupId: 3,
          ProductId: -1,
          Parameters: [],
          Stations: points
        })
      )
      const [item] = bulk.items
      assert(item !== undefined, "no dealer offers a bulk order")
      const begin = (change: object) =>
        buyer.post("/api/order-process/start", {
          Configuration: {
            ...calculationFor(place.zipCode),
            Points: points.map(({ ZipCode, Amount }) => ({ ZipCode, Amount })),
            ...change
          },
          DealerId: item.offer.dealerId,
          OfferHash: item.offer.hash
        })
      const begun = yield* begin({})
      assert.strictEqual(begun.status, 200, begun.text)
      const draft = readDraft(begun)
      assert.deepStrictEqual(
        [draft.calculation.amount, draft.calculation.stations, draft.offer.totalPrice],
        [24_000, 2, item.offer.totalPrice]
      )
      const few = yield* begin({ Points: [{ ZipCode: place.zipCode, Amount: 999 }] })
      assert.deepStrictEqual(problemsOf(few), [
        "Configuration.Amount amountRequired",
        "Configuration.Amount amountMin"
      ])
    })
  )
})
