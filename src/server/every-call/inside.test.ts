import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { firstOffer } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const caller = { ownerHash: undefined, user: undefined, address: "127.0.0.1" }

/** Returns the response as it would be sent: fields without a value are left out. */
const asSent = (own: unknown): unknown => JSON.parse(JSON.stringify(own))

/**
 * Converts a sent response to the names used inside the server: in these responses, the names differ only by their
 * first letter (decision 003).
 */
const fromWire = (sent: unknown): unknown => {
  if (Array.isArray(sent)) return sent.map(fromWire)
  if (typeof sent !== "object" || sent === null) return sent
  const named = Object.entries(sent).map(([name, value]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    fromWire(value)
  ])
  return Object.fromEntries(named)
}

const hasOwn = (body: unknown): body is { readonly own: unknown } =>
  typeof body === "object" && body !== null && "own" in body

/** Calls the API inside this process, as a page that is rendered in this process does. */
const askInside = Effect.fnUntraced(function* (path: string, payload?: object) {
  const { call } = yield* TestApi
  const posted =
    payload === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(payload), headers: { "content-type": "application/json" } }
  const answer = yield* call(new Request(`http://localhost:4200${path}`, posted), caller)
  const body: unknown = yield* Effect.promise(() => answer.json())
  assert(hasOwn(body), `${path} is written and read again for a page`)
  return asSent(body.own)
})

layer(SampleApi, realTime)("pages rendered in the shop", (it) => {
  const dealerWithReviews = Effect.gen(function* () {
    const sql = yield* SqlClient
    const [dealer] = yield* sql<{ readonly id: number }>`
      select dealer_id as id from review where status = 'published'
      group by dealer_id order by count(answer) desc limit 1`
    return dealer?.id ?? 0
  })

  it.effect("get the same answers as a browser", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const id = yield* dealerWithReviews
      const paths = [
        "/api/site/1/dealers?zipCode=80331",
        `/api/site/1/dealers/${id}`,
        `/api/site/1/dealers/${id}/reviews?sort=best&stars=5`,
        `/api/site/1/dealers/${id}/reviews?page=2&size=1`,
        "/api/site/1/dealer-pages?path=bayern",
        "/api/site/1/dealer-states",
        "/api/site/1/prompts?place=dealers&path=%2Fholzpellethaendler",
        "/api/site/1/prices/history?rangeType=2"
      ]
      for (const path of paths) {
        const { status, body } = yield* guest.get(path)
        assert.strictEqual(status, 200, path)
        assert.deepStrictEqual(yield* askInside(path), fromWire(body), path)
      }
      const { configuration, offer } = yield* firstOffer(guest)
      const wish = { Configuration: configuration, DealerId: offer.dealerId }
      const { body } = yield* guest.post("/api/kalkulation/bestellung/berechnen", wish)
      assert.deepStrictEqual(yield* askInside("/api/kalkulation/bestellung/berechnen", wish), fromWire(body))
    })
  )
})
