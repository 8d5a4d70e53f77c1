import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { bulkOrderCalculation } from "../../../contract/bulk-order.api.ts"
import { localBestPrice } from "../../../contract/prices.api.ts"
import { localPageCheck } from "../../../contract/site.api.ts"
import { fromDecimal } from "../../../domain/price/money.ts"
import { regionByCode } from "../../../domain/place/region.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { calculationFor, read, readRefusal, servedPlace } from "../../testing/journey.test-support.ts"
import { TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const readBulk = read(bulkOrderCalculation)
const readBest = read(localBestPrice)
const readPage = read(localPageCheck)

const fieldsOf = (answer: Parameters<typeof readRefusal>[0]) =>
  readRefusal(answer).problems.map(({ code, field }) => [code, field])

layer(SampleApi, realTime)("the calls of the offer search", (it) => {
  it.effect("price the available choices, spelled as in the specification", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { zipCode } = yield* servedPlace
      const ask = (key: string, change: object = {}) =>
        guest.post(`/api/kalkulation/upselling?upsellingKey=${key}`, {
          ...calculationFor(zipCode),
          ...change
        })
      const stations = yield* ask("10002")
      assert.strictEqual(stations.status, 200, stations.text)
      const own = { ForgeinId: 1, UnitPriceDelta: 0, TotalPriceDelta: 0, Available: true, SameDealer: true }
      assert.containSubset(stations.body, [own])
      for (const key of ["10003", "10000.0", "9", ""]) {
        const refused = yield* ask(key)
        assert.strictEqual(refused.status, 422, key)
        assert.deepStrictEqual(fieldsOf(refused), [["malformed", "upsellingKey"]])
      }
      const wrong = yield* ask("10000", { Amount: 1, ZipCode: "1" })
      assert.deepStrictEqual(fieldsOf(wrong), [
        ["zipInvalid", "ZipCode"],
        ["amountMin", "Amount"]
      ])
      const nowhere = yield* ask("10006", { ZipCode: "00000" })
      assert.deepStrictEqual(nowhere.body, [
        {
          ForgeinId: 1,
          UnitPriceDelta: 0,
          TotalPriceDelta: 0,
          Available: false,
          TotalPrice: 0,
          SameDealer: false
        }
      ])
    })
  )

  it.effect("accept a configuration with all fields of the specification", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { zipCode } = yield* servedPlace
      const plain = calculationFor(zipCode)
      const whole = { ...plain, IsDefault: false, Initialized: true, UpsellCount: 2 }
      const [one, other] = [
        yield* guest.post("/api/kalkulation/berechnen", plain),
        yield* guest.post("/api/kalkulation/berechnen", whole)
      ]
      assert.strictEqual(one.status, 200)
      assert.deepStrictEqual(other.body, one.body)
    })
  )

  it.effect("price an order of several households and refuse one by its fields", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { zipCode } = yield* servedPlace
      const point = (index: number, amount: number, zip = zipCode) => ({
        Index: index,
        ZipCode: zip,
        Amount: amount
      })
      const order = (stations: ReadonlyArray<object>, change: object = {}) =>
        guest.post("/api/bulkorder/getBulkOrderCalculation", {
          CountryId: 1,
          ProductGroupId: 3,
          ProductId: 20,
          Parameters: [],
          Stations: stations,
          ...change
        })
      const answer = yield* order([point(1, 3001), point(2, 4003), point(5, 1234)])
      assert.strictEqual(answer.status, 200, answer.text)
      const { items, matrix, minPerStation } = readBulk(answer)
      assert.strictEqual(minPerStation, 1000)
      assert.isNotEmpty(items)
      assert.isNotEmpty(matrix)
      for (const { offer, perStation } of items) {
        const sum = perStation.reduce((total, { totalPrice }) => total + fromDecimal(totalPrice), 0)
        assert.strictEqual(sum, fromDecimal(offer.totalPrice))
        assert.deepStrictEqual(
          perStation.map(({ index }) => index),
          [1, 2, 5]
        )
      }
      const wrong = yield* order([point(1, 3000), point(1, 999, "1010")], {
        ProductId: 23,
        Parameters: [{ Id: 5 }]
      })
      assert.strictEqual(wrong.status, 422)
      assert.deepStrictEqual(fieldsOf(wrong), [
        ["unknownChoice", "ProductId"],
        ["unknownChoice", "Parameters.0.Id"],
        ["indexTwice", "Stations.1.Index"],
        ["zipInvalid", "Stations.1.ZipCode"],
        ["amountMin", "Stations.1.Amount"]
      ])
      assert.deepStrictEqual(fieldsOf(yield* order([point(1, 3000)])), [["stationsMin", "Stations"]])
      const nowhere = yield* order([point(1, 3000), point(2, 3000, "00000")])
      assert.deepStrictEqual(nowhere.body, { Items: [], Matrix: [], MinPerStation: 1000, Unreached: [2] })
    })
  )

  it.effect("return the best price of a postal code or a country, and nothing if there is none", () =>
    Effect.gen(function* () {
      const guest = new TestVisitor()
      const { zipCode } = yield* servedPlace
      const ask = (query: string, country = 1) => guest.get(`/api/site/${country}/prices/best${query}`)
      const there = yield* ask(`?zipCode=${zipCode}`)
      assert.strictEqual(there.status, 200)
      assert.strictEqual(there.headers.get("cache-control"), "public, max-age=120")
      const best = readBest(there)
      assert.deepInclude(best, { productId: 20, amount: 6000, currency: "EUR" })
      const country = readBest(yield* ask(""))
      assert.isAtMost(country.totalPrice ?? Number.NaN, best.totalPrice ?? Number.NaN)
      assert.deepStrictEqual(readBest(yield* ask("?zipCode=")), country)
      const unread = [
        "?amount=1e3",
        "?amount=-6000",
        "?productId=x",
        "?zipCode=8033133",
        "?zipCode=%00%00%00%00%00"
      ]
      for (const query of [
        "?zipCode=00000",
        "?zipCode=x",
        "?productId=22",
        "?amount=1",
        "?amount=99999",
        ...unread
      ])
        assert.deepStrictEqual((yield* ask(query)).body, {}, query)
      const sacks = readBest(yield* ask("?productId=23"))
      assert.deepInclude(sacks, { productId: 23, amount: 6 })
      for (const amount of ["6", "6000"])
        assert.deepStrictEqual(readBest(yield* ask(`?productId=23&amount=${amount}&utm_source=mail`)), sacks)
      assert.strictEqual((yield* ask("", 4)).status, 404)
    })
  )

  it.effect("have no partner without a configuration", () =>
    Effect.gen(function* () {
      const answer = yield* new TestVisitor().get("/api/enwego/is-available?countryId=1&zipCode=80331")
      assert.strictEqual(answer.headers.get("cache-control"), "public, max-age=120")
      assert.deepStrictEqual(answer.body, { IsSuccess: true, Payload: { Available: false, Url: "" } })
    })
  )

  it.effect("find the local page of a postal code by one, two or three segments", () =>
    Effect.gen(function* () {
      const guest = new TestVisitor()
      const { zipCode } = yield* servedPlace
      const sql = yield* SqlClient
      const [place] = yield* sql<{ readonly region: string }>`
        select region_code as region from place where country_id = 1 and zip_code = ${zipCode}
        group by region_code order by count(*) desc, region_code limit 1`
      const slug = regionByCode(1, place?.region ?? "")?.slug ?? ""
      const check = (segments: string, zip = zipCode) =>
        Effect.map(guest.get(`/api/site/1/pages/check-zipcode/${segments}?zipCode=${zip}`), (answer) =>
          readPage(answer)
        )
      const validLocationUrl = `/pelletpreise/${slug}/${zipCode}`
      for (const segments of [slug, `${slug}/${zipCode}`, `${slug}/kreis`, `${slug}/kreis/${zipCode}`])
        assert.deepStrictEqual(yield* check(segments), { valid: true, validLocationUrl }, segments)
      for (const segments of ["nirgends", `${slug}/00000`, `${slug}/kreis/00000`])
        assert.deepStrictEqual(yield* check(segments), { valid: false, validLocationUrl }, segments)
      assert.deepStrictEqual(yield* check(slug, "00000"), { valid: false, validLocationUrl: "" })
      assert.strictEqual((yield* guest.get("/api/site/1/pages/check-zipcode?zipCode=1")).status, 404)
      assert.strictEqual((yield* guest.get(`/api/site/1/pages/check-zipcode/${slug}`)).status, 422)
    })
  )
})
