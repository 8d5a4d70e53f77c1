import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { isWrong, kindsOf } from "./failures.ts"

const failure = (what: string) => ({ at: 0, what })

describe("a failed request", () => {
  it.each([
    "Error: /api/order-process/place answered 500: {}",
    "Error: /api/order-process/place answered 429: {}",
    // from a server other than the balancer
    "Error: /api/order-process/place answered 502: <html>",
    "Error: /api/order-process/place answered 504: <html>",
    "Error: /api/order-process/place answered 409: socket hang up",
    // responses of 2xx with other content than was asked for
    "Error: No offers for 80331",
    'SchemaError: Expected true, got false at ["Success"]',
    "SyntaxError: Unexpected end of JSON input",
    "Error: No session from http://127.0.0.1:4500: 500"
  ])("counts as a wrong response: %s", (what) => expect(isWrong(failure(what))).toBe(true))

  it.each([
    'Error: /api/order-process/place answered 503: {"Code":"Unavailable"}',
    "Error: /api/order-process/place answered 502: Gleich wieder da.",
    "Error: /api/order-process/place answered 504: Gleich wieder da.",
    "Error: No session from http://127.0.0.1:4500: 503",
    "Error: socket hang up",
    "Error: read ECONNRESET",
    "Error: connect ECONNREFUSED 127.0.0.1:4500",
    "Error: aborted",
    "TypeError: fetch failed: other side closed",
    "TypeError: terminated: other side closed"
  ])("is no wrong response: %s", (what) => expect(isWrong(failure(what))).toBe(false))

  it.each([502, 503, 504])("is repeated by the load balancer on status %i", (status) => {
    const balancer = readFileSync(join(root, "deploy/cluster/haproxy-shop.cfg"), "utf8")
    const told = `^ +http-error status ${status} .+ string "Gleich wieder da\\." hdr Retry-After 2$`
    expect(balancer).toMatch(new RegExp(told, "mu"))
  })
})

it("kinds of failures are counted without the ids of drafts, wrong answers first", () => {
  const away = "Error: /api/order-process/HTrfULaUEP2xyU6eV9cxsw answered 503: {}"
  const other = "Error: /api/order-process/LbSf0VSggh0r7LkylTp72w answered 503: {}"
  const wrong = "Error: /api/order-process/place answered 500: {}"
  expect(kindsOf([away, other, wrong].map(failure)).split("\n")).toEqual([
    "    1 × Error: /api/order-process/place answered 500: {}",
    "    2 × Error: /api/order-process/… answered 503: {}"
  ])
})
