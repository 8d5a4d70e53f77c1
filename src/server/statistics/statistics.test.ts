import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { granularities, periodName, periodStart } from "../../domain/statistics/period.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { ask, makeOrders, recordsOf, type StatisticRow } from "./statistics.test-support.ts"
import { foldDays } from "./fold-days.ts"

interface Statistic {
  readonly Rows: ReadonlyArray<StatisticRow>
  readonly Total: StatisticRow
}

const statisticOf = (answer: Parameters<typeof bodyOf>[0]) => bodyOf<Statistic>(answer)

const dealers = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [one, other] = yield* sql<{ readonly id: number }>`
    select id from dealer where country_id = 1 order by id limit 2`
  assert(one !== undefined && other !== undefined)
  return [one.id, other.id] as const
})

/** Creates orders in Germany in 2020, a year without sample data: two dealers, three products, a clock change. */
const someOrders = Effect.gen(function* () {
  const [one, other] = yield* dealers
  yield* makeOrders([
    // the last minute of January in Berlin, and the first minute of February: one hour ahead of UTC
    { at: "2020-01-31T22:59:30Z", dealerId: one, amount: 6000, totalCents: 180_000 },
    { at: "2020-01-31T23:00:30Z", dealerId: one, amount: 3000, totalCents: 90_001, zipCode: "81929" },
    // the last minute of June in Berlin, and the first minute of July: two hours ahead of UTC
    { at: "2020-06-30T21:59:30Z", dealerId: other, variant: "Installment", zipCode: "80999" },
    { at: "2020-06-30T22:00:30Z", dealerId: other, status: "withdrawn" },
    { at: "2020-07-01T10:00:00Z", dealerId: other, status: "settled", product: 21, amount: 2000 },
    { at: "2020-07-02T10:00:00Z", dealerId: one, group: 1, product: 1, amount: 3000, totalCents: 300_000 },
    { at: "2020-07-02T11:00:00Z", dealerId: one, group: 4, product: 23, amount: 2, zipCode: "01067" }
  ])
})

layer(SampleApi, realTime)("statistics by period (rule statistics.periods)", (it) => {
  it.effect("return the orders of each period of the country's own days, and their sum", () =>
    Effect.gen(function* () {
      yield* someOrders
      const { client } = yield* signedInWith("zahlen@haus.example", "Role_Interaid_Financial", morning)
      const whole = statisticOf(yield* ask(client, {}))
      assert.deepStrictEqual(
        whole.Rows.map((row) => [
          row.Period,
          row.Orders,
          row.Cancellations,
          row.Settled,
          row.Amount,
          row.Revenue
        ]),
        [
          ["2020-01", 1, 0, 0, 6000, 1800],
          ["2020-02", 1, 0, 0, 3000, 900.01],
          ["2020-06", 1, 0, 0, 1000, 1000],
          // kilograms, litres and pallets
          ["2020-07", 4, 1, 1, null, 5000]
        ]
      )
      assert.deepStrictEqual(
        whole.Rows.map((row) => [row.Unit, row.AveragePrice, row.ZipCode, row.RatePay, row.ProductId]),
        [
          ["kg", 300, null, null, null],
          ["kg", 300, null, null, null],
          ["kg", 1000, null, null, null],
          [null, null, null, null, null]
        ]
      )
      assert.deepInclude(whole.Total, {
        Orders: 7,
        Cancellations: 1,
        Amount: null,
        Revenue: 8700.01,
        Currency: "EUR"
      })
      // adding the deltas to the daily sums does not change the result
      yield* foldDays
      assert.deepStrictEqual(statisticOf(yield* ask(client, {})), whole)
    })
  )

  it.effect("are grouped by product, area and payment method, and filtered to one", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("gruppen@haus.example", "Role_Interaid_Marketing", morning)
      const seen = Effect.fnUntraced(function* (wish: object, key: "ProductId" | "ZipCode" | "RatePay") {
        const { Rows } = statisticOf(yield* ask(client, wish))
        return Rows.map((row) => [row.Period, row[key], row.Orders])
      })
      assert.deepStrictEqual(yield* seen({ GroupBy: "Product", From: "2020-07-01" }, "ProductId"), [
        ["2020-07", 1, 1],
        ["2020-07", 20, 1],
        ["2020-07", 21, 1],
        ["2020-07", 23, 1]
      ])
      assert.deepStrictEqual(yield* seen({ GroupBy: "ZipArea", To: "2020-02-28" }, "ZipCode"), [
        ["2020-01", "80", 1],
        ["2020-02", "81", 1]
      ])
      assert.deepStrictEqual(yield* seen({ GroupBy: "RatePay", From: "2020-06-01" }, "RatePay"), [
        ["2020-06", true, 1],
        ["2020-07", false, 4]
      ])
      for (const [wish, orders] of [
        [{ ZipCode: "8" }, 6],
        [{ ZipCode: "80" }, 5],
        // a complete postal code selects its area
        [{ ZipCode: "80331" }, 5],
        [{ ZipCode: "01067" }, 1],
        [{ ProductId: 20 }, 4],
        [{ ProductId: 20, ZipCode: "81" }, 1],
        [{ RatePay: true }, 1],
        [{ RatePay: false, ProductId: 20 }, 3]
      ] as const)
        assert.strictEqual(statisticOf(yield* ask(client, wish)).Total.Orders, orders, JSON.stringify(wish))
      const [narrow] = statisticOf(
        yield* ask(client, { ZipCode: "01067", ProductId: 23, RatePay: false })
      ).Rows
      assert.deepInclude(narrow, { ZipCode: "01", ProductId: 23, RatePay: false, Amount: 2, Unit: "Palette" })
    })
  )

  it.effect("name periods as the domain does, day by day across the ends of years", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("jahre@haus.example", "Role_Interaid_Admin", morning)
      const days = Array.from({ length: 800 }, (_, index) =>
        new Date(Date.UTC(2014, 10, 1 + index)).toISOString().slice(0, 10)
      )
      yield* makeOrders(days.map((day) => ({ at: `${day}T12:00:00Z`, countryId: 3, zipCode: "8001" })))
      for (const Granularity of granularities) {
        const wish = { CountryId: 3, From: days[0], To: days.at(-1), Granularity }
        const { Rows } = statisticOf(yield* ask(client, wish))
        const expected = Map.groupBy(days, (day) =>
          periodName(periodStart(dayOfIso(day) ?? 0, Granularity), Granularity)
        )
        assert.deepStrictEqual(
          Rows.map(({ Period, Orders }) => [Period, Orders]),
          [...expected].map(([name, own]) => [name, own.length])
        )
        const file = yield* client.get(
          `/api/periodStatistic/statistic.csv?countryId=3&from=${days[0]}&to=${days.at(-1)}&granularity=${Granularity}`
        )
        const [, ...records] = recordsOf(file.text)
        assert.deepStrictEqual(
          records.map(([name, , , , , , orders]) => [name, Number(orders)]),
          Rows.map(({ Period, Orders }) => [Period, Orders])
        )
        assert.strictEqual(file.headers.get("x-total-rows"), String(Rows.length))
      }
    })
  )

  it.effect("show a dealer the own orders and nothing else", () =>
    Effect.gen(function* () {
      const [one, other] = yield* dealers
      const first = yield* dealerUser("eins@handel.example", one)
      const second = yield* dealerUser("zwei@handel.example", other)
      assert.deepInclude(statisticOf(yield* ask(first.client, {})).Total, { Orders: 4, Revenue: 6700.01 })
      assert.deepInclude(statisticOf(yield* ask(second.client, {})).Total, { Orders: 3, Revenue: 2000 })
      assert.strictEqual(statisticOf(yield* ask(second.client, { ZipCode: "80" })).Total.Orders, 3)
      const file = yield* second.client.get(
        "/api/periodStatistic/statistic.csv?countryId=1&from=2020-01-01&to=2020-12-31&granularity=Month&groupBy=Product"
      )
      assert.strictEqual(file.headers.get("x-total-rows"), "3")
      const { client } = yield* signedInWith("ohne@handel.example", "Role_AdvertisingPartner", morning)
      assert.strictEqual((yield* ask(client, {})).status, 404)
      const sql = yield* SqlClient
      const taken = yield* sql`
        select detail from audit_event where event = 'statisticExported' and actor_id = ${second.id}`
      assert.deepStrictEqual(taken, [
        {
          detail: {
            countryId: 1,
            from: "2020-01-01",
            to: "2020-12-31",
            granularity: "Month",
            groupBy: "Product",
            dealerId: other,
            rows: 3
          }
        }
      ])
    })
  )

  it.effect("are 404 if there are no orders, and 422 if the days are invalid", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("nichts@haus.example", "Role_Interaid_Admin", morning)
      assert.strictEqual((yield* ask(client, { From: "2019-01-01", To: "2019-01-31" })).status, 404)
      for (const [wish, field, code] of [
        [{ From: "2020-02-30" }, "From", "invalid"],
        [{ To: "2019-12-31" }, "To", "invalid"],
        [{ From: "2001-01-01" }, "To", "tooLong"]
      ] as const) {
        const answer = yield* ask(client, wish)
        assert.strictEqual(answer.status, 422)
        assert.deepInclude(readRefusal(answer).problems[0], { field, code })
      }
      assert.strictEqual((yield* ask(client, { ZipCode: "8a" })).status, 422)
    })
  )

  it.effect("list the possible requests", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("waren@haus.example", "Role_Interaid_AdManager", morning)
      const products = yield* client.get("/api/periodStatistic/getProducts?countryId=1")
      assert.deepInclude(products.body, { Id: 20, Name: "Holzpellets lose" })
      assert.deepInclude(products.body, { Id: 21, Name: "Premium-Holzpellets" })
    })
  )
})
