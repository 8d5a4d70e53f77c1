import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { ask, makeOrders, recordsOf, type StatisticRow } from "./statistics.test-support.ts"
import { foldDays } from "./fold-days.ts"

/** The response if it can contain several currencies. */
interface ManyCountries {
  readonly Rows: ReadonlyArray<StatisticRow>
  readonly Total: StatisticRow | null
  readonly Totals: ReadonlyArray<StatisticRow>
}

type Sums = Pick<StatisticRow, "Orders" | "Revenue" | "Currency">

interface SalesList {
  readonly Dealers: ReadonlyArray<{
    readonly DealerId: number
    readonly Dealer: string
    readonly Rows: ReadonlyArray<Sums & { readonly ProductId: number; readonly Product: string }>
    readonly Total: Sums | null
    readonly Totals: ReadonlyArray<Sums>
  }>
  readonly Total: Sums | null
  readonly Totals: ReadonlyArray<Sums>
}

const dealers = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [one, other] = yield* sql<{ readonly id: number }>`
    select id from dealer where country_id = 1 order by lower(name), id limit 2`
  assert(one !== undefined && other !== undefined)
  return [one.id, other.id] as const
})

/**
 * Returns the cells below the given column headers; also checks the number of rows that the response header announces.
 */
const cells = (
  { text, headers }: { readonly text: string; readonly headers: Headers },
  heads: ReadonlyArray<string>
) => {
  const [head, ...records] = recordsOf(text)
  assert.strictEqual(headers.get("x-total-rows"), String(records.length))
  const places = heads.map((name) => head?.indexOf(name) ?? -1)
  return records.map((record) => places.map((place) => record[place]))
}

// in the summer of 1980 Germany and Austria had daylight saving time, and Switzerland did not
layer(SampleApi, realTime)("orders of all countries (rule statistics.all-countries)", (it) => {
  it.effect("exported as a file have the days, the time and the currency of their country", () =>
    Effect.gen(function* () {
      const { id, client } = yield* signedInWith("datei@haus.example", "Role_Interaid_Admin", morning)
      yield* makeOrders([
        { at: "1980-06-30T22:30:00Z", countryId: 1, totalCents: 100_001 },
        { at: "1980-06-30T22:30:01Z", countryId: 2, totalCents: 100_002 },
        { at: "1980-06-30T22:30:02Z", countryId: 3 },
        { at: "1980-06-30T23:00:00Z", countryId: 3, totalCents: 100_003 },
        { at: "1980-07-31T21:59:59Z", countryId: 2, totalCents: 100_004 },
        { at: "1980-07-31T22:30:00Z", countryId: 1 },
        { at: "1980-07-31T22:59:59Z", countryId: 3, totalCents: 100_005 },
        { at: "1980-07-31T23:00:00Z", countryId: 3 }
      ])
      const july = { From: "1980-07-01", To: "1980-07-31" }
      const read = Effect.fnUntraced(function* (query: string) {
        const taken = yield* client.get(`/api/orders-export/orders.csv?from=1980-07-01&to=1980-07-31${query}`)
        return cells(taken, ["Bestellt am", "Land", "Gesamtpreis brutto", "Währung"])
      })
      const inJuly = [
        ["01.07.1980 00:30", "DE", "1000,01", "EUR"],
        ["01.07.1980 00:30", "AT", "1000,02", "EUR"],
        ["01.07.1980 00:00", "CH", "1000,03", "CHF"],
        ["31.07.1980 23:59", "AT", "1000,04", "EUR"],
        ["31.07.1980 23:59", "CH", "1000,05", "CHF"]
      ]
      for (const [query, CountryId, iso] of [
        ["", undefined, undefined],
        ["&countryId=1", 1, "DE"],
        ["&countryId=2", 2, "AT"],
        ["&countryId=3", 3, "CH"]
      ] as const) {
        const expected = inJuly.filter(([, land]) => iso === undefined || land === iso)
        // Swiss spreadsheet programs accept no decimal comma (rule desk.exports)
        const opened =
          CountryId === 3 ? expected.map((row) => row.map((cell) => cell.replace(",", "."))) : expected
        assert.deepStrictEqual(yield* read(query), opened)
        const counted = yield* client.post("/api/orders-export/count", {
          ...july,
          ...(CountryId === undefined ? {} : { CountryId })
        })
        assert.deepStrictEqual(counted.body, { Total: expected.length }, query)
      }
      const sql = yield* SqlClient
      const written = yield* sql`
        select detail -> 'countryId' as country, detail -> 'rows' as rows from audit_event
        where event = 'ordersExported' and actor_id = ${id} order by id limit 2`
      assert.deepStrictEqual(written, [
        { country: null, rows: 5 },
        { country: 1, rows: 1 }
      ])
    })
  )

  it.effect("are counted by their local days, and no sum mixes currencies", () =>
    Effect.gen(function* () {
      const [one, other] = yield* dealers
      yield* makeOrders([
        { at: "1980-04-30T22:30:00Z", countryId: 1, dealerId: one, totalCents: 100_001 },
        { at: "1980-04-30T22:30:01Z", countryId: 2, dealerId: other, totalCents: 100_002, zipCode: "8010" },
        { at: "1980-04-30T22:30:02Z", countryId: 3, dealerId: one, totalCents: 100_003, zipCode: "8001" },
        { at: "1980-05-15T10:00:00Z", countryId: 3, dealerId: one, totalCents: 100_004, zipCode: "8001" },
        { at: "1980-05-15T10:00:01Z", countryId: 3, dealerId: other, status: "withdrawn", zipCode: "8001" }
      ])
      const { client } = yield* signedInWith("zahlen@haus.example", "Role_Interaid_Financial", morning)
      const year = { CountryId: undefined, From: "1980-04-01", To: "1980-05-31" }
      const all = Effect.fnUntraced(function* (visitor: typeof client, wish: object) {
        return bodyOf<ManyCountries>(yield* ask(visitor, { ...year, ...wish }))
      })
      const rowsOf = ({ Rows }: ManyCountries) =>
        Rows.map((row) => [row.Period, row.Currency, row.CountryId, row.Orders, row.Revenue])
      const sumsOf = ({ Totals }: ManyCountries) =>
        Totals.map((sum) => [sum.Currency, sum.Orders, sum.Cancellations, sum.Revenue])
      const whole = yield* all(client, {})
      assert.deepStrictEqual(rowsOf(whole), [
        ["1980-04", "CHF", null, 1, 1000.03],
        ["1980-05", "EUR", null, 2, 2000.03],
        ["1980-05", "CHF", null, 2, 1000.04]
      ])
      assert.isNull(whole.Total)
      assert.deepStrictEqual(sumsOf(whole), [
        ["EUR", 2, 0, 2000.03],
        ["CHF", 3, 1, 2000.07]
      ])
      // Munich, Graz and Zürich are in areas with the same two digits
      const byArea = [
        ["1980-04", "CHF", 3, 1, 1000.03],
        ["1980-05", "EUR", 1, 1, 1000.01],
        ["1980-05", "EUR", 2, 1, 1000.02],
        ["1980-05", "CHF", 3, 2, 1000.04]
      ]
      assert.deepStrictEqual(rowsOf(yield* all(client, { GroupBy: "ZipArea" })), byArea)
      assert.deepStrictEqual(rowsOf(yield* all(client, { ZipCode: "80" })), byArea)
      const swiss = yield* all(client, { CountryId: 3 })
      assert.deepStrictEqual(new Set(swiss.Rows.map((row) => row.CountryId)), new Set([3]))
      assert.deepStrictEqual(swiss.Total, swiss.Totals[0] ?? null)
      assert.deepStrictEqual(sumsOf(swiss), [["CHF", 3, 1, 2000.07]])
      yield* foldDays
      assert.deepStrictEqual(yield* all(client, {}), whole)
      const dealer = yield* dealerUser("laender@handel.example", one)
      const own = yield* all(dealer.client, {})
      assert.isNull(own.Total)
      assert.deepStrictEqual(sumsOf(own), [
        ["EUR", 1, 0, 1000.01],
        ["CHF", 2, 0, 2000.07]
      ])
      const euros = yield* all(dealer.client, { CountryId: 1 })
      assert.deepStrictEqual(euros.Total, euros.Totals[0] ?? null)
      const file = yield* dealer.client.get(
        "/api/periodStatistic/statistic.csv?from=1980-04-01&to=1980-05-31&granularity=Month&groupBy=ZipArea"
      )
      assert.deepStrictEqual(cells(file, ["Zeitraum", "Land", "PLZ-Gebiet", "Umsatz brutto", "Währung"]), [
        ["1980-04", "CH", "80", "1000,03", "CHF"],
        ["1980-05", "DE", "80", "1000,01", "EUR"],
        ["1980-05", "CH", "80", "1000,04", "CHF"]
      ])
      const sql = yield* SqlClient
      const taken = yield* sql`
        select detail ? 'countryId' as "hasCountry", detail -> 'rows' as rows from audit_event
        where event = 'statisticExported' and actor_id = ${dealer.id}`
      assert.deepStrictEqual(taken, [{ hasCountry: false, rows: 3 }])
    })
  )

  it.effect("are listed by dealer and product, and each sum is split by currency", () =>
    Effect.gen(function* () {
      const [one, other] = yield* dealers
      const oil = { group: 1, product: 1, amount: 3000 }
      yield* makeOrders([
        { at: "1980-08-31T22:30:00Z", countryId: 1, dealerId: one, totalCents: 100_001 },
        { at: "1980-08-31T22:30:00Z", countryId: 3, dealerId: one, totalCents: 999_999 },
        { at: "1980-08-31T23:00:00Z", countryId: 3, dealerId: one, totalCents: 100_002 },
        { at: "1980-09-15T22:59:59Z", countryId: 3, dealerId: one, totalCents: 300_003, ...oil },
        { at: "1980-09-15T21:59:59Z", countryId: 2, dealerId: other, totalCents: 100_004 }
      ])
      const { id, client } = yield* signedInWith("verkauf@haus.example", "Role_Interaid_Financial", morning)
      const days = { From: "1980-09-01", To: "1980-09-15" }
      const list = bodyOf<SalesList>(yield* client.post("/api/sales-list", days))
      const seen = (sums: ReadonlyArray<Sums>) => sums.map((sum) => [sum.Currency, sum.Orders, sum.Revenue])
      assert.deepStrictEqual(
        list.Dealers.map(({ DealerId, Rows, Total, Totals }) => ({
          DealerId,
          rows: Rows.map((row) => [row.Product, row.Currency, row.Revenue]),
          hasOne: Total !== null,
          sums: seen(Totals)
        })),
        [
          {
            DealerId: one,
            rows: [
              ["Holzpellets lose", "EUR", 1000.01],
              ["Heizöl", "CHF", 3000.03],
              ["Holzpellets lose", "CHF", 1000.02]
            ],
            hasOne: false,
            sums: [
              ["EUR", 1, 1000.01],
              ["CHF", 2, 4000.05]
            ]
          },
          {
            DealerId: other,
            rows: [["Holzpellets lose", "EUR", 1000.04]],
            hasOne: true,
            sums: [["EUR", 1, 1000.04]]
          }
        ]
      )
      assert.isNull(list.Total)
      assert.deepStrictEqual(seen(list.Totals), [
        ["EUR", 2, 2000.05],
        ["CHF", 2, 4000.05]
      ])
      yield* foldDays
      assert.deepStrictEqual(bodyOf<SalesList>(yield* client.post("/api/sales-list", days)), list)
      const swiss = bodyOf<SalesList>(yield* client.post("/api/sales-list", { ...days, CountryId: 3 }))
      assert.deepStrictEqual(swiss.Total, swiss.Totals[0] ?? null)
      assert.deepStrictEqual(seen(swiss.Totals), [["CHF", 2, 4000.05]])
      const file = yield* client.get("/api/sales-list/sales.csv?from=1980-09-01&to=1980-09-15")
      assert.deepStrictEqual(cells(file, ["Produkt", "Umsatz brutto", "Währung"]), [
        ["Holzpellets lose", "1000,01", "EUR"],
        ["Heizöl", "3000,03", "CHF"],
        ["Holzpellets lose", "1000,02", "CHF"],
        ["Holzpellets lose", "1000,04", "EUR"]
      ])
      const sql = yield* SqlClient
      const taken =
        yield* sql`select detail from audit_event where event = 'salesExported' and actor_id = ${id}`
      assert.deepStrictEqual(taken, [{ detail: { from: "1980-09-01", to: "1980-09-15", rows: 4 } }])
    })
  )
})
