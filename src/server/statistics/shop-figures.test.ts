import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { noSteps } from "../../domain/figures/shop-steps.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { addShopCounts } from "./add-shop-counts.ts"
import { recordsOf } from "./statistics.test-support.ts"

type Row = Readonly<Record<string, unknown>>

interface Figures {
  readonly Total: Row
  readonly Periods: ReadonlyArray<Row>
  readonly Countries: ReadonlyArray<Row>
  readonly Groups: ReadonlyArray<Row>
  readonly Regions: ReadonlyArray<Row>
  readonly Sources: ReadonlyArray<Row>
  readonly EmptyZips: Row & { readonly Rows: ReadonlyArray<Row> }
}

const path = "/api/shop-figures"
const wish = { From: "2020-01-01", To: "2020-02-29", Granularity: "Month" }

const cell = (day: string, country: number, group: number, region: string, channel = "") => ({
  day,
  country_id: country,
  product_group_id: group,
  region_code: region,
  channel,
  ...noSteps
})

const zip = (day: string, country: number, region: string, code: string, empty: number) => ({
  day,
  country_id: country,
  product_group_id: 3,
  region_code: region,
  zip_code: code,
  empty
})

const counted = addShopCounts({
  counts: [
    {
      ...cell("2020-01-31", 1, 3, "BY"),
      searched: 100,
      empty: 20,
      begun: 10,
      address: 8,
      payment: 6,
      placed: 3
    },
    { ...cell("2020-01-31", 1, 3, "BY", "newsletter"), placed: 1 },
    {
      ...cell("2020-02-01", 1, 1, "BE"),
      searched: 30,
      begun: 3,
      address: 2,
      stations: 1,
      payment: 2,
      placed: 2
    },
    { ...cell("2020-02-01", 3, 3, "ZH"), searched: 7, begun: 2, address: 2, payment: 1, placed: 1 },
    // the days before and after the requested period
    { ...cell("2019-12-31", 1, 3, "BY"), searched: 1000 },
    { ...cell("2020-03-01", 1, 3, "BY"), searched: 1000 }
  ],
  zips: [
    zip("2020-01-31", 1, "BY", "80331", 3),
    zip("2020-02-01", 1, "BY", "80331", 4),
    zip("2020-01-31", 1, "NI", "26465", 4),
    zip("2020-02-01", 3, "VS", "3920", 5),
    zip("2020-03-01", 1, "NI", "26465", 9)
  ],
  calls: []
})

const shortOf = (rows: ReadonlyArray<Row>, ...names: ReadonlyArray<string>) =>
  rows.map((row) => names.map((name) => row[name]))

layer(SampleApi, realTime)("figures of the shop (rule figures.page)", (it) => {
  it.effect("are returned by period, country, group, state and source, with sums", () =>
    Effect.gen(function* () {
      yield* counted
      const { client } = yield* signedInWith("zahlen@haus.example", "Role_Interaid_Marketing", morning)
      const all = bodyOf<Figures>(yield* client.post(path, wish))
      assert.deepStrictEqual(all.Total, {
        Searched: 137,
        Empty: 20,
        Begun: 15,
        Address: 12,
        Stations: 1,
        Payment: 9,
        Placed: 7
      })
      assert.deepStrictEqual(shortOf(all.Periods, "Period", "Searched", "Placed"), [
        ["2020-01", 100, 4],
        ["2020-02", 37, 3]
      ])
      assert.deepStrictEqual(shortOf(all.Countries, "CountryId", "Searched"), [
        [1, 130],
        [3, 7]
      ])
      assert.deepStrictEqual(shortOf(all.Groups, "ProductGroupId", "Searched", "Empty"), [
        [3, 107, 20],
        [1, 30, 0]
      ])
      assert.deepStrictEqual(shortOf(all.Regions, "CountryId", "Region", "Searched"), [
        [1, "BY", 100],
        [1, "BE", 30],
        [3, "ZH", 7]
      ])
      assert.deepStrictEqual(shortOf(all.Sources, "Channel", "Placed"), [
        ["newsletter", 1],
        [null, 6]
      ])
      const days = bodyOf<Figures>(yield* client.post(path, { ...wish, Granularity: "Day" }))
      assert.deepStrictEqual(shortOf(days.Periods, "Period"), [["2020-01-31"], ["2020-02-01"]])
    })
  )

  it.effect("name a postal code from five empty lists on (rule figures.small)", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("plz@haus.example", "Role_Interaid_Admin", morning)
      const { EmptyZips } = bodyOf<Figures>(yield* client.post(path, wish))
      assert.deepStrictEqual(EmptyZips, {
        Rows: [
          { CountryId: 1, ZipCode: "80331", Empty: 7 },
          { CountryId: 3, ZipCode: "3920", Empty: 5 }
        ],
        MoreZips: 0,
        HiddenZips: 1,
        HiddenLists: 4,
        Least: 5
      })
      // in January both postal codes are below the minimum
      const january = bodyOf<Figures>(yield* client.post(path, { ...wish, To: "2020-01-31" }))
      assert.deepInclude(january.EmptyZips, { Rows: [], HiddenZips: 2, HiddenLists: 7 })
    })
  )

  it.effect("are narrowed by country, group and state, and refuse a state without its country", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("eng@haus.example", "Role_Interaid_Marketing", morning)
      const searched = (more: object) =>
        Effect.map(
          client.post(path, { ...wish, ...more }),
          (answer) => bodyOf<Figures>(answer).Total["Searched"]
        )
      assert.strictEqual(yield* searched({ CountryId: 1 }), 130)
      assert.strictEqual(yield* searched({ ProductGroupId: 3 }), 107)
      assert.strictEqual(yield* searched({ CountryId: 1, Region: "BE" }), 30)
      assert.strictEqual(yield* searched({ CountryId: 1, ProductGroupId: 3, Region: "BE" }), 0)
      for (const wrong of [{ Region: "BY" }, { CountryId: 2, Region: "BY" }]) {
        const answer = yield* client.post(path, { ...wish, ...wrong })
        assert.strictEqual(answer.status, 422)
        assert.strictEqual(readRefusal(answer).problems[0]?.field, "Region")
      }
      const backwards = yield* client.post(path, { ...wish, From: "2020-03-01" })
      assert.strictEqual(backwards.status, 422)
    })
  )

  it.effect(
    "are exported as a file without postal codes, with the decimal sign of their country (rule desk.exports)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { id, client } = yield* signedInWith("datei@haus.example", "Role_Interaid_Marketing", morning)
        const query = "from=2020-01-01&to=2020-02-29&granularity=Month"
        const file = yield* client.get(`${path}/figures.csv?${query}`)
        const [head, ...records] = recordsOf(file.text)
        assert.deepStrictEqual(head?.slice(0, 7), [
          "Zeitraum",
          "Beginn",
          "Land",
          "Produktgruppe",
          "Region",
          "Abgerufene Listen",
          "davon ohne Angebot"
        ])
        assert.strictEqual(head?.[13], "Bestellt über Newsletter")
        assert.deepStrictEqual(
          records.map((record) => [0, 2, 3, 4, 5, 11, 12, 13].map((place) => record[place])),
          [
            ["2020-01", "DE", "Holzpellets lose", "Bayern", "100", "4", "5,00", "1"],
            ["2020-02", "DE", "Heizöl", "Berlin", "30", "2", "6,67", "0"],
            ["2020-02", "CH", "Holzpellets lose", "Zürich", "7", "1", "14,29", "0"]
          ]
        )
        assert.notInclude(file.text, "80331")
        assert.strictEqual(file.headers.get("x-total-rows"), "3")
        const swiss = recordsOf((yield* client.get(`${path}/figures.csv?${query}&countryId=3`)).text)
        assert.strictEqual(swiss[1]?.[12], "14.29")
        assert.deepStrictEqual(
          yield* sql`select detail from audit_event where event = 'shopFiguresExported' and actor_id = ${id} order by id`,
          [
            { detail: { from: "2020-01-01", to: "2020-02-29", granularity: "Month", rows: 3 } },
            { detail: { countryId: 3, from: "2020-01-01", to: "2020-02-29", granularity: "Month", rows: 1 } }
          ]
        )
      })
  )

  it.effect("exist in the sample shop up to the day before", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("muster@haus.example", "Role_Interaid_Marketing", morning)
      const { Total } = bodyOf<Figures>(
        yield* client.post(path, { From: "2025-12-01", To: "2026-01-14", Granularity: "Day" })
      )
      assert.isAbove(Number(Total["Searched"]), 100)
      assert.isAbove(Number(Total["Placed"]), 1)
    })
  )
})
