import { expect, test } from "vitest"
import { summaryOf } from "./access-log.ts"

test("a period is told by its figures and its slowest requests", () => {
  const seen = [
    { line: "GET /", status: 200, ms: 3 },
    { line: "POST /api/place", status: 409, ms: 40 },
    { line: "GET /health", status: 200, ms: 1 }
  ]
  expect(summaryOf(seen, 2)).toEqual([
    "access: 3 requests in 10 s, 2xx 2, 3xx 0, 4xx 1, 5xx 0",
    "access: POST /api/place 409 40.0 ms",
    "access: GET / 200 3.0 ms"
  ])
})

test("a period in which nobody came is not told", () => {
  expect(summaryOf([])).toEqual([])
})
