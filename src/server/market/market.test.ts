import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi, standing } from "../testing/api.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { fetchRates } from "./ecb-rates.ts"
import { storeMarketPrices } from "./market-rows.ts"

const ratesOf = (day: string, rates: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${day}'>${rates}</Cube></Cube></gesmes:Envelope>`
const usual =
  "<Cube currency='USD' rate='1.0512'/><Cube currency='JPY' rate='160.2'/><Cube currency='CHF' rate='0.9330'/>"

/** A fake server of the European Central Bank, which responds as configured. */
const bank = Effect.acquireRelease(
  Effect.promise(async () => {
    const answer = { status: 200, body: "" }
    const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const { port } = server.address() as AddressInfo
    return { answer, server, url: `http://127.0.0.1:${port}/eurofxref-daily.xml` }
  }),
  ({ server }) => Effect.promise(() => new Promise((done) => server.close(done)))
)

interface Factors {
  readonly Factors: ReadonlyArray<{ readonly Id: number; readonly Name: string; readonly Unit: string }>
  readonly Prices: ReadonlyArray<{
    readonly TimeStamp: string
    readonly Factors: Readonly<Record<string, number>>
  }>
}

const ask = Effect.fnUntraced(function* (query: string) {
  const guest = yield* visitor
  const { body } = yield* guest.get(`/api/site/price-factors?${query}`)
  return body as Factors
})

const forget = Effect.flatMap(SqlClient, (sql) => sql`delete from market_price`)

layer(SampleApi, realTime)("the price of oil and currencies", (it) => {
  it.effect("is returned for the factors of a country, from 2019-12-19 on", () =>
    Effect.gen(function* () {
      yield* forget
      yield* storeMarketPrices([
        { factorId: 1, day: "2019-12-18", value: 65 },
        { factorId: 1, day: "2019-12-19", value: 66 },
        { factorId: 3, day: "2026-01-13", value: 1.0512 },
        { factorId: 4, day: "2026-01-13", value: 0.8123 }
      ])
      const german = yield* ask("countryId=1")
      assert.deepStrictEqual(
        german.Factors.map(({ Id }) => Id),
        [1, 2, 3, 5]
      )
      assert.deepStrictEqual(german.Prices, [
        { TimeStamp: "2019-12-19T00:00:00Z", Factors: { 1: 66 } },
        { TimeStamp: "2026-01-13T00:00:00Z", Factors: { 3: 1.0512 } }
      ])
      assert.deepStrictEqual((yield* ask("")).Factors, german.Factors)
      const swiss = yield* ask("countryId=3&timeStamp=2026-01-01T00:00:00Z")
      assert.deepStrictEqual(
        swiss.Factors.map(({ Id }) => Id),
        [1, 2, 4, 5]
      )
      assert.deepStrictEqual(swiss.Prices, [{ TimeStamp: "2026-01-13T00:00:00Z", Factors: { 4: 0.8123 } }])
      assert.strictEqual((yield* ask("timeStamp=yesterday")).Prices.length, 2)
    })
  )

  it.effect("comes from the bank's rates, and stays if the bank is away or sends invalid data", () =>
    Effect.gen(function* () {
      yield* forget
      const { answer, url } = yield* bank
      const said: Array<string> = []
      const clock = standing(() => new Date("2026-01-13T15:20:00Z").getTime())
      const fetched = Effect.provideService(
        fetchRates(url, (line) => said.push(line)),
        Clock.Clock,
        clock
      )
      answer.body = ratesOf("2026-01-13", usual)
      yield* fetched
      yield* fetched
      const stored = { TimeStamp: "2026-01-13T00:00:00Z", Factors: { 3: 1.0512 } }
      assert.deepStrictEqual((yield* ask("countryId=1")).Prices, [stored])
      assert.deepStrictEqual((yield* ask("countryId=3")).Prices, [{ ...stored, Factors: { 4: 0.8876 } }])
      assert.deepStrictEqual(said, [])
      for (const [status, body] of [
        [503, ""],
        [200, "<html>not here"],
        [200, ratesOf("2026-01-13", "")],
        [200, ratesOf("2026-13-01", usual)],
        [200, ratesOf("2031-01-13", usual)],
        [200, ratesOf("2026-01-13", usual.replace("1.0512", "-1"))],
        [200, `${ratesOf("2026-01-13", usual)}${" ".repeat(200_001)}`]
      ] as const) {
        answer.status = status
        answer.body = body
        yield* fetched
      }
      assert.strictEqual(said.length, 7, said.join("\n"))
      assert.deepStrictEqual((yield* ask("countryId=1")).Prices, [stored])
    }).pipe(Effect.scoped)
  )

  it.effect("is not read on from a source that sends without end", () =>
    Effect.gen(function* () {
      const server = createServer((_, response) => {
        const more = () => {
          while (response.write(" ".repeat(65_536)));
        }
        response.on("drain", more)
        more()
      })
      yield* Effect.acquireRelease(
        Effect.promise(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done))),
        () =>
          Effect.promise(() => {
            const closed = new Promise((done) => server.close(done))
            server.closeAllConnections()
            return closed
          })
      )
      const { port } = server.address() as AddressInfo
      const said: Array<string> = []
      yield* fetchRates(`http://127.0.0.1:${port}/`, (line) => said.push(line))
      assert.deepStrictEqual(said, [
        "The exchange rates stay as they are: more than 200000 signs are too many"
      ])
    }).pipe(Effect.scoped)
  )
})
