import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countedTable } from "../../domain/consent/counted-table.ts"
import { Places } from "../ports/places.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import {
  addressPayload,
  begunDraft,
  calculationFor,
  paymentPayload,
  placeOrder,
  readPlaced,
  readSaved,
  servedPlace
} from "../testing/journey.test-support.ts"
import { person, type TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { shopCountsLayer } from "./shop-counts.ts"

const list = "/api/kalkulation/berechnen"
/** Returns a price request like the ones that the shop's own offer lists send. */
const lookedAt = (zipCode: string) => ({ ...calculationFor(zipCode), UpsellCount: 0 })
const unservedZip = "26465"

/** Reads the counts of a day, by federal state and source, without zeros. */
const countsOf = Effect.fnUntraced(function* (day: string) {
  const sql = yield* SqlClient
  yield* (yield* ShopCounts).flush
  const rows = yield* sql<{ readonly counts: object }>`
    select jsonb_strip_nulls(to_jsonb(c) - 'day') as counts from (
      select region_code, channel, nullif(sum(searched), 0) as searched, nullif(sum(empty), 0) as empty,
        nullif(sum(begun), 0) as begun, nullif(sum(address), 0) as address, nullif(sum(stations), 0) as stations,
        nullif(sum(payment), 0) as payment, nullif(sum(placed), 0) as placed
      from shop_count where day = ${day}::date group by region_code, channel order by region_code, channel
    ) c`
  return rows.map(({ counts }) => counts)
})

/** Creates a draft and brings it from the first offer to the summary; saves each step twice. */
const wayToSummary = Effect.fnUntraced(function* (buyer: TestVisitor) {
  const { place, draft } = yield* begunDraft(buyer)
  const address = (of: typeof draft) =>
    Effect.map(
      buyer.post("/api/order-process/address/save", addressPayload(of, place)),
      (answer) => readSaved(answer).draft
    )
  const payment = (of: typeof draft) =>
    Effect.map(
      buyer.post("/api/order-process/payment/save", paymentPayload(of)),
      (answer) => readSaved(answer).draft
    )
  return yield* payment(yield* payment(yield* address(yield* address(draft))))
})

layer(SampleApi, realTime)(
  "counts of the shop (rules figures.searches, figures.steps and figures.anonymous)",
  (it) => {
    it.effect("go from the list to the order, each step once, by state and without personal data", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { zipCode } = yield* servedPlace
        const [region = ""] = yield* (yield* Places).regionsOf(1, zipCode)
        const buyer = yield* person
        for (const more of [lookedAt(zipCode), { ...lookedAt(zipCode), Amount: 5000 }])
          assert.strictEqual((yield* buyer.post(list, more)).status, 200)
        // other price requests of the shop, refused calls and programs do not count as searches
        yield* buyer.post(list, calculationFor(zipCode))
        assert.strictEqual((yield* buyer.post(list, { ...lookedAt(zipCode), Amount: 1 })).status, 422)
        yield* (yield* visitor).post(list, lookedAt(zipCode))
        yield* buyer.post(list, lookedAt(zipCode), { headers: { "user-agent": "curl/8.5.0" } })

        const draft = yield* wayToSummary(buyer)
        const campaign = { Campaign: { Page: "startseite", Channel: "newsletter" } }
        const { orderId } = readPlaced(yield* placeOrder(buyer, draft, "key-counted-1", campaign))
        assert.strictEqual(readPlaced(yield* placeOrder(buyer, draft, "key-counted-1")).orderId, orderId)
        // a visitor without a campaign
        const program = yield* visitor
        readPlaced(yield* placeOrder(program, yield* wayToSummary(program), "key-counted-2"))

        assert.deepStrictEqual(yield* countsOf("2026-01-15"), [
          { region_code: region, channel: "", searched: 2, begun: 1, address: 1, payment: 1 },
          { region_code: region, channel: "newsletter", placed: 1 }
        ])
        const zips = yield* sql`select 1 from empty_zip_count where day = '2026-01-15'`
        assert.deepStrictEqual(zips, [])
      })
    )

    it.effect("belong to the day of the country, and include the postal code of empty lists only", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { setTime } = yield* TestApi
        // in Berlin the day has just started
        setTime(Date.parse("2026-01-19T23:10:00Z"))
        const shopper = yield* person
        yield* shopper.post(list, lookedAt(unservedZip))
        yield* shopper.post(list, lookedAt(unservedZip))
        // a well-formed postal code that does not exist
        yield* shopper.post(list, lookedAt("00001"))
        setTime(morning)
        assert.deepStrictEqual(yield* countsOf("2026-01-19"), [])
        assert.deepStrictEqual(yield* countsOf("2026-01-20"), [
          { region_code: "", channel: "", searched: 1, empty: 1 },
          { region_code: "NI", channel: "", searched: 2, empty: 2 }
        ])
        assert.deepStrictEqual(
          yield* sql`select zip_code, empty from empty_zip_count where day = '2026-01-20'`,
          [{ zip_code: unservedZip, empty: 2 }]
        )
      })
    )

    it.effect(
      "add up over two servers, are stored when a server stops, and wait while this is impossible",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const here = yield* ShopCounts
          const at = Date.parse("2026-02-02T12:00:00Z")
          const step = { step: "begun", countryId: 1, productGroupId: 3, zipCode: "80331" } as const
          here.add(step, at)
          yield* Effect.scoped(
            Effect.map(Layer.build(Layer.fresh(shopCountsLayer)), (context) => {
              const there = Context.get(context, ShopCounts)
              there.add(step, at)
              there.add(step, at)
            })
          )
          yield* here.flush
          assert.deepStrictEqual(yield* countsOf("2026-02-02"), [
            { region_code: "BY", channel: "", begun: 3 }
          ])
          yield* sql`alter table shop_count rename to shop_count_away`
          here.add(step, at)
          yield* here.flush
          yield* sql`alter table shop_count_away rename to shop_count`
          here.add(step, at)
          assert.deepStrictEqual(yield* countsOf("2026-02-02"), [
            { region_code: "BY", channel: "", begun: 5 }
          ])
        })
    )

    it.effect("of a list count for its postal code and for each dealer in it (rule dealer.calls)", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { addSearch, flush } = yield* ShopCounts
        const [first, second] = yield* sql<{ readonly id: number }>`select id from dealer order by id limit 2`
        const at = Date.parse("2026-02-03T12:00:00Z")
        const search = { countryId: 1, productGroupId: 3, zipCode: "80331" } as const
        const [one = 0, other = 0] = [first?.id, second?.id]
        addSearch({ ...search, dealerIds: [one, other] }, at)
        addSearch({ ...search, dealerIds: [one, 999_999] }, at)
        addSearch({ ...search, dealerIds: [] }, at)
        yield* flush
        assert.deepStrictEqual(yield* sql`select zip_code, calls from offer_call where day = '2026-02-03'`, [
          { zip_code: "80331", calls: 2 }
        ])
        assert.deepStrictEqual(
          yield* sql`select dealer_id as id, calls from dealer_call where day = '2026-02-03' order by dealer_id`,
          [
            { id: one, calls: 2 },
            { id: other, calls: 1 }
          ]
        )
      })
    )

    it.effect("have only the columns that the privacy page names (rule consent.counted)", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        for (const { table, columns } of countedTable) {
          const found = yield* sql<{ readonly name: string }>`
          select column_name as name from information_schema.columns where table_name = ${table}
          order by ordinal_position`
          assert.deepStrictEqual(
            found.map(({ name }) => name),
            columns,
            table
          )
        }
      })
    )
  }
)
