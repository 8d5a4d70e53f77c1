import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createClient } from "./client.ts"
import { logFailedCall } from "./failed-calls.ts"
import { ratingShow } from "./account-routes.gen.ts"
import { kalkulationBestPrice, locationsCheckZip } from "./routes.gen.ts"

const watched = () => vi.spyOn(console, "warn").mockImplementation(() => {})
let warn: ReturnType<typeof watched>
beforeEach(() => {
  warn = watched()
})
afterEach(() => {
  warn.mockRestore()
  vi.useRealTimers()
})

const clientThat = (answers: () => Promise<Response>) =>
  createClient({ csrfToken: () => "token", failed: logFailedCall, fetch: answers })
const zip = { payload: { zipCode: "80331", countryId: 1 } } as const

it.each([
  ["refused", () => Promise.resolve(Response.json({ Code: "Invalid" }, { status: 422 })), 422],
  ["failed", () => Promise.resolve(new Response(null, { status: 503 })), 503],
  ["not answered", () => Promise.reject(new TypeError("fetch failed")), "no answer"]
])("logs a call that was %s with its time and path", async (_, answers, end) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 4) })
  await clientThat(answers).call(locationsCheckZip, zip)
  expect(warn.mock.calls).toEqual([["2026-11-23T04:00:00.000Z", "POST", "/api/location/check-zipcode", end]])
})

it("logs no data of a call: no path parameters, no query, no body", async () => {
  const client = clientThat(() => Promise.resolve(Response.json({}, { status: 404 })))
  await client.call(ratingShow, { params: { orderId: "geheim", token: "geheim" } })
  await client.call(kalkulationBestPrice, { query: { countryId: 1, amount: 6000 } })
  expect(warn.mock.calls.map((row): ReadonlyArray<unknown> => row.slice(1))).toEqual([
    ["GET", "/api/orders/:orderId/rating/:token", 404],
    ["GET", "/api/kalkulation/best-price", 404]
  ])
})

it("logs neither successful calls nor aborted ones", async () => {
  await clientThat(() => Promise.resolve(Response.json(true))).call(locationsCheckZip, zip)
  const left = AbortSignal.abort()
  await clientThat(() => Promise.reject(new Error("aborted"))).call(locationsCheckZip, zip, { signal: left })
  expect(warn).not.toHaveBeenCalled()
})
