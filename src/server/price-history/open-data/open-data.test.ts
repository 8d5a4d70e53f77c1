import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { openHistory, openLatest, openList } from "../../../contract/open-data.api.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { TestVisitor } from "../../testing/visitor.test-support.ts"

/** Replaces the daily prices of a product in an area of Germany; in cents per price unit. */
const put = Effect.fnUntraced(function* (
  area: string,
  prices: Readonly<Record<string, number>>,
  productId = 20,
  countryId = 1
) {
  const sql = yield* SqlClient
  yield* sql`
    delete from price_day where country_id = ${countryId} and product_id = ${productId} and area_code = ${area}`
  for (const [day, price] of Object.entries(prices))
    yield* sql`insert into price_day values (${countryId}, ${area}, ${productId}, ${day}::date, ${price}, 50)`
})

const root = "/api/open/prices"
const pellets = `${root}/de/loose-pellets`

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new TestVisitor().get(path, { headers })
const history = (path: string) =>
  Effect.map(ask(path), ({ body }) => Schema.decodeUnknownSync(openHistory)(body))
const latest = (path: string) =>
  Effect.map(ask(path), ({ body }) => Schema.decodeUnknownSync(openLatest)(body))

layer(SampleApi, realTime)("open data (rule price.open-data)", (it) => {
  it.effect("list the prices of a country by day, the oldest first, in self-explanatory words", () =>
    Effect.gen(function* () {
      yield* put("", { "2025-06-01": 30_000, "2026-01-13": 41_000, "2026-01-14": 40_651 })
      const answer = yield* ask(pellets)
      assert.strictEqual(answer.status, 200)
      assert.strictEqual(
        answer.text,
        `{"country":"de","product":"loose-pellets","currency":"EUR","unit":"1000 kg","basis":"country","basisName":"Germany","note":null,"isSample":true,"license":"CC-BY-4.0","attribution":"Heizmarkt, https://heizmarkt-de.example","prices":[{"day":"2025-06-01","price":300},{"day":"2026-01-13","price":410},{"day":"2026-01-14","price":406.51}]}`
      )
      assert.strictEqual(answer.headers.get("content-type"), "application/json; charset=utf-8")
      const days = (yield* history(`${pellets}?from=2026-01-01&to=2026-01-13`)).prices
      assert.deepStrictEqual(days, [{ day: "2026-01-13", price: 410 }])
    })
  )

  it.effect("are a table for spreadsheets as well: commas, points, names in the first line", () =>
    Effect.gen(function* () {
      yield* put("", { "2026-01-13": 41_000, "2026-01-14": 40_651 })
      const table = yield* ask(`${pellets}?format=csv`)
      assert.strictEqual(
        table.text,
        "day,price,currency,unit,basis,basisName,isSample\r\n" +
          "2026-01-13,410.00,EUR,1000 kg,country,Germany,true\r\n" +
          "2026-01-14,406.51,EUR,1000 kg,country,Germany,true\r\n"
      )
      assert.strictEqual(table.headers.get("content-type"), "text/csv; charset=utf-8")
      assert.strictEqual(
        table.headers.get("content-disposition"),
        'inline; filename="heizmarkt-de-loose-pellets.csv"'
      )
      assert.strictEqual(
        (yield* ask(`${pellets}/states/bayern/latest?format=csv`)).headers.get("content-disposition"),
        'inline; filename="heizmarkt-de-loose-pellets-bayern-latest.csv"'
      )
      assert.strictEqual(
        (yield* ask(`${pellets}/latest?format=csv`)).text,
        "day,price,change,changePercent,currency,unit,basis,basisName,isSample\r\n" +
          "2026-01-14,406.51,-3.49,-0.85,EUR,1000 kg,country,Germany,true\r\n"
      )
    })
  )

  it.effect("state the newest price with its day, its change and its area", () =>
    Effect.gen(function* () {
      yield* put("", { "2026-01-13": 41_000, "2026-01-14": 40_651 })
      yield* put("BY", { "2026-01-14": 39_900 })
      yield* put("BE", {})
      const bavaria = yield* latest(`${pellets}/states/bayern/latest`)
      assert.deepInclude(bavaria, { day: "2026-01-14", price: 399, change: null, isSample: true })
      assert.deepInclude(bavaria, { basis: "state", basisName: "Bayern" })
      // Berlin has no separate prices (rule price.no-regional)
      const berlin = yield* latest(`${pellets}/states/berlin/latest`)
      assert.deepInclude(berlin, { price: 406.51, change: -3.49, basis: "country", basisName: "Germany" })
      assert.deepInclude(yield* history(`${pellets}/states/berlin`), { basis: "country" })
      assert.deepStrictEqual((yield* history(`${pellets}/states/bayern`)).prices, [
        { day: "2026-01-14", price: 399 }
      ])
    })
  )

  it.effect("are those of the smallest area around a postal code that reaches back far enough", () =>
    Effect.gen(function* () {
      yield* put("", { "2025-06-05": 30_000, "2026-01-14": 40_000 })
      yield* put("BY", { "2025-06-05": 31_000, "2026-01-14": 41_000 })
      yield* put("z-803", { "2026-01-10": 42_000, "2026-01-14": 43_000 })
      const whole = yield* history(`${pellets}/zip/80331`)
      assert.deepInclude(whole, { basis: "state", basisName: "Bayern" })
      assert.lengthOf(whole.prices, 2)
      // the newest price comes from a smaller area, and the response says so
      assert.match(whole.note ?? "", /zip-area 803xx/u)
      const short = yield* history(`${pellets}/zip/80331?from=2026-01-10`)
      assert.deepInclude(short, { basis: "zip-area", basisName: "803xx", note: null })
      assert.deepInclude(yield* latest(`${pellets}/zip/80331/latest`), { basis: "zip-area", price: 430 })
    })
  )

  it.effect("compare all wood by the tonne, and Swiss prices in francs", () =>
    Effect.gen(function* () {
      // a pallet of 975 kg
      yield* put("", { "2026-01-14": 39_000 }, 23, 3)
      assert.deepInclude(yield* latest(`${root}/ch/bagged-pellets/latest`), {
        price: 400,
        currency: "CHF",
        unit: "1000 kg"
      })
      yield* put("", { "2026-01-14": 9_876 }, 1)
      assert.deepInclude(yield* latest(`${root}/de/heating-oil/latest`), { price: 98.76, unit: "100 l" })
    })
  )

  it.effect("list all available data", () =>
    Effect.gen(function* () {
      yield* put("", { "2025-06-01": 30_000, "2026-01-14": 40_651 })
      const { body } = yield* ask(root)
      const list = Schema.decodeUnknownSync(openList)(body)
      assert.deepInclude(list, { license: "CC-BY-4.0", isSample: true })
      const [germany] = list.countries
      assert.deepStrictEqual(
        list.countries.map(({ country, states }) => [country, states.length]),
        [
          ["de", 16],
          ["at", 9],
          ["ch", 27]
        ]
      )
      assert.deepStrictEqual(
        germany?.products.find(({ product }) => product === "loose-pellets"),
        {
          product: "loose-pellets",
          name: "Wood pellets, loose",
          unit: "1000 kg",
          amount: "6000 kg",
          firstDay: "2025-06-01",
          lastDay: "2026-01-14"
        }
      )
      assert.deepStrictEqual(germany?.states[1], { state: "bayern", name: "Bayern", iso: "DE-BY" })
    })
  )

  it.effect("answer unknown names with the known ones, in the shop's form", () =>
    Effect.gen(function* () {
      for (const [path, field, known] of [
        [`${root}/fr/loose-pellets`, "countryCode", "de, at, ch"],
        [`${root}/de/coal`, "product", "heating-oil, diesel, loose-pellets"],
        [`${pellets}/states/BY`, "state", "baden-wuerttemberg, bayern"],
        [`${pellets}/zip/8033`, "zipCode", "postal codes"],
        [`${pellets}/zip/00001/latest`, "zipCode", "postal codes"],
        [`${pellets}/nothing`, "address", root],
        ["/api/open", "address", root]
      ] as const) {
        const answer = yield* ask(path)
        assert.strictEqual(answer.status, 404, path)
        const { code, problems } = readRefusal(answer)
        assert.deepStrictEqual([code, problems[0]?.code, problems[0]?.field], ["NotFound", "unknown", field])
        assert.include(String(problems[0]?.params["known"]), known)
        assert.strictEqual(answer.headers.get("cache-control"), "no-store")
      }
    })
  )

  it.effect("refuse days that do not exist, and more than ten years at once", () =>
    Effect.gen(function* () {
      for (const [query, field, code] of [
        ["from=yesterday", "from", "malformed"],
        ["format=xml", "format", "malformed"],
        ["from=2025-02-30", "from", "noDay"],
        ["to=2025-13-01", "to", "noDay"],
        ["from=2026-01-02&to=2026-01-01", "from", "afterTo"],
        ["from=2014-01-01&to=2025-01-01", "from", "tooLong"],
        ["from=2014-01-01", "from", "tooLong"]
      ] as const) {
        const answer = yield* ask(`${pellets}?${query}`)
        assert.strictEqual(answer.status, 422, query)
        const [problem] = readRefusal(answer).problems
        assert.deepStrictEqual([problem?.field, problem?.code], [field, code], query)
      }
      assert.strictEqual((yield* ask(`${pellets}?from=2015-01-01&to=2025-01-01&utm=x`)).status, 200)
    })
  )
})
