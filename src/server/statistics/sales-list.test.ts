import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { makeOrders, recordsOf } from "./statistics.test-support.ts"
import { foldDays } from "./fold-days.ts"

interface Sums {
  readonly Orders: number
  readonly Cancellations: number
  readonly Amount: number | null
  readonly Revenue: number
  readonly Currency: string
}

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

const span = { CountryId: 1, From: "2020-01-01", To: "2020-12-31" }

layer(SampleApi, realTime)("the sales list", (it) => {
  it.effect("lists what each dealer has sold by product, with sums of each dealer and of all", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const found = yield* sql<{ readonly id: number; readonly name: string }>`
        select id, name from dealer where country_id = 1 order by lower(name), id limit 2`
      const [one, other] = found
      assert(one !== undefined && other !== undefined)
      yield* makeOrders([
        { at: "2020-02-01T10:00:00Z", dealerId: one.id, amount: 6000, totalCents: 180_000 },
        { at: "2020-03-01T10:00:00Z", dealerId: one.id, amount: 4000, totalCents: 120_050 },
        { at: "2020-03-02T10:00:00Z", dealerId: one.id, status: "refused" },
        {
          at: "2020-03-03T10:00:00Z",
          dealerId: one.id,
          group: 1,
          product: 1,
          amount: 3000,
          totalCents: 300_000
        },
        { at: "2020-04-01T10:00:00Z", dealerId: other.id, product: 21, amount: 1000, status: "settled" },
        // the previous year, both in Berlin and in UTC
        { at: "2019-12-31T10:00:00Z", dealerId: other.id }
      ])
      const { id, client } = yield* signedInWith("verkauf@haus.example", "Role_Interaid_Financial", morning)
      const list = bodyOf<SalesList>(yield* client.post("/api/sales-list", span))
      assert.deepStrictEqual(
        list.Dealers.map(({ DealerId, Rows, Total }) => [
          DealerId,
          Rows.map((row) => [row.Product, row.Orders, row.Cancellations, row.Amount, row.Revenue]),
          Total && [Total.Orders, Total.Cancellations, Total.Amount, Total.Revenue]
        ]),
        [
          [
            one.id,
            [
              ["Heizöl", 1, 0, 3000, 3000],
              ["Holzpellets lose", 3, 1, 10_000, 3000.5]
            ],
            [4, 1, null, 6000.5]
          ],
          [other.id, [["Premium-Holzpellets", 1, 0, 1000, 1000]], [1, 0, 1000, 1000]]
        ]
      )
      assert.deepStrictEqual(list.Total, list.Totals[0] ?? null)
      assert.deepInclude(list.Totals[0], { Orders: 5, Cancellations: 1, Revenue: 7000.5, Currency: "EUR" })
      yield* foldDays
      assert.deepStrictEqual(bodyOf<SalesList>(yield* client.post("/api/sales-list", span)), list)
      const file = yield* client.get("/api/sales-list/sales.csv?countryId=1&from=2020-01-01&to=2020-12-31")
      const [head, ...records] = recordsOf(file.text)
      assert.deepStrictEqual(head?.slice(0, 5), [
        "Händler-Nr.",
        "Händler",
        "Produkt-Nr.",
        "Produkt",
        "Bestellungen"
      ])
      assert.deepStrictEqual(
        records.map((record) => [record[0], record[3], record[4], record[9]]),
        [
          [String(one.id), "Heizöl", "1", "3000,00"],
          [String(one.id), "Holzpellets lose", "3", "3000,50"],
          [String(other.id), "Premium-Holzpellets", "1", "1000,00"]
        ]
      )
      assert.strictEqual(file.headers.get("x-total-rows"), "3")
      const taken =
        yield* sql`select detail from audit_event where event = 'salesExported' and actor_id = ${id}`
      assert.deepStrictEqual(taken, [
        { detail: { countryId: 1, from: "2020-01-01", to: "2020-12-31", rows: 3 } }
      ])
    })
  )

  it.effect("is 404 if nothing was sold, and 422 if the days are invalid", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("leer@haus.example", "Role_Interaid_Admin", morning)
      const ask = (change: object) => client.post("/api/sales-list", { ...span, ...change })
      assert.strictEqual((yield* ask({ From: "2018-01-01", To: "2018-12-31" })).status, 404)
      assert.strictEqual((yield* ask({ From: "2021-01-01" })).status, 422)
    })
  )
})
