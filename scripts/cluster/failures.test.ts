import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { isWrong, kindsOf } from "./failures.ts"

const failure = (what: string) => ({ at: 0, what })

describe("a request without success", () => {
  it.each([
    "Error: /api/order-process/place answered 500: {}",
    "Error: /api/order-process/place answered 429: {}",
    // a 504 from a server other than the balancer
    "Error: /api/order-process/place answered 504: <html>"
  ])("is a wrong answer: %s", (what) => expect(isWrong(failure(what))).toBe(true))

  it.each([
    'Error: /api/order-process/place answered 503: {"Code":"Unavailable"}',
    "Error: /api/order-process/place answered 504: Gleich wieder da.",
    "Error: socket hang up"
  ])("is none: %s", (what) => expect(isWrong(failure(what))).toBe(false))

  it("is asked for again by the balancer where a copy's answer was lost on the way", () => {
    const balancer = readFileSync(join(root, "deploy/cluster/haproxy-shop.cfg"), "utf8")
    expect(balancer).toMatch(/^ +http-error status 504 .+ string "Gleich wieder da\." hdr Retry-After 2$/mu)
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
