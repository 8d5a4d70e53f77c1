import { assert, layer } from "@effect/vitest"
import { Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

interface Point {
  readonly DateTime: string
  readonly Price: number
  readonly Change: number
  readonly Demand: number
}

/** Replaces the daily prices of loose pellets in an area of a country. */
const put = Effect.fnUntraced(function* (
  countryId: number,
  area: string,
  prices: Readonly<Record<string, number>>,
  productId = 20
) {
  const sql = yield* SqlClient
  yield* sql`
    delete from price_day where country_id = ${countryId} and product_id = ${productId} and area_code = ${area}`
  for (const [day, price] of Object.entries(prices))
    yield* sql`insert into price_day values (${countryId}, ${area}, ${productId}, ${day}::date, ${price}, 50)`
})

const ask = Effect.fnUntraced(function* (path: string) {
  const guest = yield* visitor
  return yield* guest.get(path)
})
const points = (path: string) => Effect.map(ask(path), ({ body }) => body as ReadonlyArray<Point>)
const days = (path: string) =>
  Effect.map(points(path), (list) => list.map(({ DateTime }) => DateTime.slice(0, 10)))

layer(SampleApi, realTime)("the history of prices", (it) => {
  it.effect("has each day with its change to the day before, the oldest first", () =>
    Effect.gen(function* () {
      yield* put(1, "", {
        "2025-06-01": 30_000,
        "2026-01-10": 40_000,
        "2026-01-11": 41_000,
        "2026-01-14": 40_651
      })
      const answer = yield* ask("/api/site/1/prices/history?amount=6000&productId=20&rangeType=1")
      assert.deepStrictEqual(answer.body, [
        { DateTime: "2026-01-10T00:00:00Z", Price: 400, Change: 0, Demand: 50 },
        { DateTime: "2026-01-11T00:00:00Z", Price: 410, Change: 2.5, Demand: 50 },
        { DateTime: "2026-01-14T00:00:00Z", Price: 406.51, Change: 0, Demand: 50 }
      ])
      assert.strictEqual(answer.headers.get("cache-control"), "public, max-age=120")
    })
  )

  it.effect(
    "accepts ranges by number, all prices for other ranges, and as the default a year of pellets",
    () =>
      Effect.gen(function* () {
        yield* put(1, "", {
          "2021-01-05": 1,
          "2023-01-05": 1,
          "2024-06-05": 1,
          "2025-06-05": 1,
          "2025-09-05": 1,
          "2026-01-05": 1
        })
        const counts: Record<string, number> = {}
        for (const query of [
          "",
          "rangeType=1",
          "rangeType=2",
          "rangeType=3",
          "rangeType=4",
          "rangeType=5",
          "rangeType=6",
          "rangeType=11",
          "rangeType=x"
        ])
          counts[query] = (yield* days(`/api/site/1/prices/history?${query}`)).length
        assert.deepStrictEqual(counts, {
          "": 3,
          "rangeType=1": 1,
          "rangeType=2": 2,
          "rangeType=3": 3,
          "rangeType=4": 4,
          "rangeType=5": 5,
          "rangeType=6": 6,
          "rangeType=11": 6,
          "rangeType=x": 6
        })
        assert.deepStrictEqual(yield* days("/api/site/1/prices/history?from=2023-01-01&to=2024-12-31"), [
          "2023-01-05",
          "2024-06-05"
        ])
        // the second number is larger than the column of the database
        for (const productId of [999, 999_999_999])
          for (const path of ["prices/history", "80331/prices/history-local"])
            assert.deepStrictEqual(yield* days(`/api/site/1/${path}?productId=${productId}`), [], path)
        yield* put(1, "BY", { "2026-01-14": 39_900 })
        assert.deepStrictEqual(yield* days("/api/site/1/prices/history?stateId=2"), ["2026-01-14"])
        assert.deepStrictEqual(yield* days("/api/site/1/prices/history?stateId=17"), [])
        yield* put(1, "z-803", { "2026-01-13": 39_800 })
        assert.deepStrictEqual(yield* days("/api/site/1/prices/history?zipCode=80331"), ["2026-01-13"])
        assert.deepStrictEqual(yield* days("/api/site/1/prices/history?zipCode=1"), [])
        assert.strictEqual((yield* ask("/api/site/1/prices/history?from=yesterday")).status, 422)
        assert.strictEqual((yield* ask("/api/site/4/prices/history")).status, 404)
      })
  )

  it.effect("is that of the smallest area that reaches back far enough and is fresh", () =>
    Effect.gen(function* () {
      yield* put(1, "", { "2025-06-05": 1, "2026-01-14": 1 })
      yield* put(1, "BY", { "2025-07-01": 2, "2026-01-14": 2 })
      yield* put(1, "z-803", { "2026-01-01": 3, "2026-01-14": 3 })
      const price = Effect.fnUntraced(function* (query: string, zip = "80331") {
        const list = yield* points(`/api/site/1/${zip}/prices/history-local?${query}`)
        return list.at(-1)?.Price
      })
      assert.strictEqual(yield* price("from=2026-01-02"), 0.03)
      assert.strictEqual(yield* price("rangeType=1"), 0.02)
      assert.strictEqual(yield* price("rangeType=6"), 0.01)
      yield* put(1, "z-803", { "2026-01-01": 3, "2026-01-07": 3 })
      assert.strictEqual(yield* price("from=2026-01-02"), 0.02)
      // an unknown postal code gets the country's prices
      assert.strictEqual(yield* price("rangeType=1", "00000"), 0.01)
      assert.strictEqual((yield* ask("/api/site/1/803/prices/history-local")).status, 404)
    })
  )
})

layer(SampleApi, realTime)("prices side by side", (it) => {
  interface Row {
    readonly Title: string
    readonly GroupTitle: string
    readonly Link: string
    readonly Places?: string
    readonly Basis: string
    readonly Groups: Readonly<
      Record<
        string,
        {
          readonly Price: number
          readonly Open?: number
          readonly Change: number
          readonly ChangePercent: number
        }
      >
    >
  }
  const table = Effect.fnUntraced(function* (path: string) {
    const { body } = yield* ask(path)
    return body as {
      readonly Header: { readonly Groups: Readonly<Record<string, string>> }
      readonly Rows: ReadonlyArray<Row>
    }
  })

  it.effect("are the country's and each state's, loose and in sacks unless requested otherwise", () =>
    Effect.gen(function* () {
      yield* put(1, "", { "2026-01-13": 40_000, "2026-01-14": 41_000 })
      yield* put(1, "BY", { "2026-01-14": 39_900 })
      const { Header, Rows } = yield* table("/api/site/1/prices/range-local")
      assert.deepStrictEqual(Header.Groups, { 20: "Holzpellets lose", 23: "Holzpellets Sackware" })
      assert.strictEqual(Rows.length, 17)
      assert.deepInclude(Rows[0], {
        GroupTitle: "Land",
        Title: "Deutschland",
        Link: "/pelletpreise",
        Basis: "Own"
      })
      assert.deepStrictEqual(Rows[0]?.Groups["20"], {
        Price: 410,
        Open: 400,
        Change: 10,
        ChangePercent: 2.5,
        DateTime: "2026-01-14T00:00:00Z"
      } as never)
      const bavaria = Rows.find(({ Title }) => Title === "Bayern")
      assert.deepInclude(bavaria, { GroupTitle: "Bundesland", Link: "/pelletpreise/bayern" })
      // the price of the day before is unknown
      assert.deepStrictEqual(bavaria?.Groups["20"], {
        Price: 399,
        Change: 0,
        ChangePercent: 0,
        DateTime: "2026-01-14T00:00:00Z"
      } as never)
      for (const ids of ["productIds=27,1,27,999", "productIds=27&productIds=1"])
        assert.deepStrictEqual(
          Object.keys((yield* table(`/api/site/1/prices/range-local?${ids}`)).Header.Groups),
          ["1", "27"]
        )
    })
  )

  it.effect(
    "leave out a product that no dealer has sold for a week, whose last price is not a current one",
    () =>
      Effect.gen(function* () {
        const [bigBags, briquettes] = [27, 26]
        yield* put(1, "", { "2026-01-14": 41_000 })
        yield* put(1, "", { "2026-01-07": 45_000 }, bigBags)
        yield* put(1, "", { "2026-01-08": 35_000 }, briquettes)
        const { Rows } = yield* table(`/api/site/1/prices/range-local?productIds=${bigBags},${briquettes}`)
        for (const { Groups } of Rows) assert.deepStrictEqual(Object.keys(Groups), [String(briquettes)])
      })
  )

  it.effect("state for 14 cantons that the country's figure is shown", () =>
    Effect.gen(function* () {
      const { Rows } = yield* table("/api/site/3/prices/range-local")
      const borrowed = Rows.filter(({ Basis }) => Basis === "Country")
      // the cantons without prices of their own, and Liechtenstein, which is not a canton
      assert.strictEqual(borrowed.length, 15)
      for (const row of borrowed) assert.deepStrictEqual(row.Groups, Rows[0]?.Groups)
      assert.isTrue(Rows.every(({ Groups }) => Object.values(Groups).every(({ Price }) => Price > 0)))
    })
  )

  it.effect("of a postal code go from its surroundings to the country, of a state to its codes", () =>
    Effect.gen(function* () {
      yield* put(1, "", { "2026-01-14": 41_000 })
      yield* put(1, "z-803", { "2026-01-14": 39_900 })
      const local = yield* table("/api/site/1/prices/range-local?zipCode=80331&productIds=20")
      assert.deepStrictEqual(
        local.Rows.map(({ Title, Link }) => [Title, Link]),
        [
          ["PLZ 803xx", "/pelletpreise/bayern/80331"],
          ["Bayern", "/pelletpreise/bayern"],
          ["Deutschland", "/pelletpreise"]
        ]
      )
      const state = yield* table("/api/site/1/prices/range-local?stateId=2&productIds=20")
      assert.strictEqual(state.Rows[0]?.Title, "Bayern")
      const munich = state.Rows.find(({ Title }) => Title === "PLZ 803xx")
      assert.deepInclude(munich, { Link: "/pelletpreise/bayern/80331", Places: "München" })
      assert.strictEqual(munich?.Groups["20"]?.Price, 399)
    })
  )

  it.effect("name the counties of a state if a list of places contains them", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`
        update place set county_code = '14612', county_name = 'Dresden' where country_id = 1 and zip_code like '01%'
          and region_code = 'SN'`
      yield* put(1, "c-14612", { "2026-01-14": 38_800 })
      // the server is notified of the change
      const titles = Effect.map(
        table("/api/site/1/prices/range-local?stateId=13&productIds=20"),
        ({ Rows }) => Rows.map(({ GroupTitle, Title, Link }) => [GroupTitle, Title, Link].join(" "))
      )
      const told = yield* titles.pipe(
        Effect.repeat({ until: (list) => list.length === 3, schedule: Schedule.spaced("50 millis") }),
        Effect.flatMap(() => titles)
      )
      assert.deepStrictEqual(told, [
        "Bundesland Sachsen /pelletpreise/sachsen",
        "Land Deutschland /pelletpreise",
        "Kreis Dresden /pelletpreise/sachsen/dresden"
      ])
      const county = yield* table("/api/site/1/prices/range-local?stateId=13&countyCode=14612")
      assert.deepStrictEqual(
        county.Rows.map(({ Title }) => Title),
        ["Dresden", "Sachsen", "Deutschland"]
      )
      assert.deepStrictEqual(yield* days("/api/site/1/prices/history?stateId=13&countyCode=14612"), [
        "2026-01-14"
      ])
      assert.deepStrictEqual(yield* days("/api/site/1/prices/history?countyCode=99999"), [])
    })
  )
})

layer(SampleApi, realTime)("figures about prices", (it) => {
  it.effect("name the extremes of three years with their days, and leave out what is unknown", () =>
    Effect.gen(function* () {
      yield* put(1, "", {
        "2022-01-01": 90_000,
        "2024-07-05": 24_292,
        "2025-12-10": 44_000,
        "2026-01-14": 40_651
      })
      assert.deepStrictEqual((yield* ask("/api/site/1/price-faq")).body, {
        Price: 406.51,
        DateTime: "2026-01-14T00:00:00Z",
        High3Y: 440,
        high3YDate: "2025-12-10T00:00:00Z",
        Low3Y: 242.92,
        low3YDate: "2024-07-05T00:00:00Z",
        Average3Y: 363.14
      })
      for (const productId of [999, 999_999_999])
        assert.deepStrictEqual((yield* ask(`/api/site/1/price-faq?productId=${productId}`)).body, {})
    })
  )
})
