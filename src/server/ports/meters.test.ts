import { formatUnsafe } from "effect/observability/PrometheusMetrics"
import { expect, test } from "vitest"
import { metrics } from "../../domain/operations/metrics.ts"
import { OwnMeters } from "./meters.ts"

test("counts, durations and gauges are served in the text format of Prometheus", () => {
  const meters = new OwnMeters()
  meters.count("limitsHit", { limit: "signIn" })
  meters.count("limitsHit", { limit: "signIn" })
  let size = 4
  meters.gauge("memory", { kind: "heap" }, () => size)
  size = 5
  const times = meters.histogram("requestTime", { method: "GET", route: "/" })
  for (const seconds of [0.001, 0.3, 30]) times.add(seconds)
  const text = formatUnsafe(meters.context).split("\n")
  expect(text).toContain(`# HELP ${metrics.limitsHit.name} ${metrics.limitsHit.help}`)
  expect(text).toContain('heizmarkt_rate_limits_hit_total{limit="signIn"} 2')
  expect(text).toContain('heizmarkt_memory_bytes{kind="heap"} 5')
  expect(text).toContain("heizmarkt_orders_placed_total 0")
  const bucket = "heizmarkt_http_request_duration_seconds_bucket"
  expect(text).toContain(`${bucket}{method="GET",route="/",le="0.25"} 1`)
  expect(text).toContain(`${bucket}{method="GET",route="/",le="0.5"} 2`)
  expect(text).toContain(`${bucket}{method="GET",route="/",le="+Inf"} 3`)
})

test("a total is the sum of the matching series", () => {
  const meters = new OwnMeters()
  for (const status of ["2xx", "5xx", "5xx"]) meters.count("requests", { method: "GET", route: "/", status })
  meters.count("requests", { method: "POST", route: "/x", status: "5xx" })
  expect(meters.total("requests")).toBe(4)
  expect(meters.total("requests", { status: "5xx" })).toBe(3)
  expect(meters.total("requests", { status: "5xx", method: "GET" })).toBe(2)
})

test("a flood of label values creates no more series than are allowed", () => {
  const meters = new OwnMeters()
  for (let index = 0; index < 10_000; index++) meters.count("limitsHit", { limit: `made-up-${index}` })
  expect(meters.registry.size).toBeLessThan(2_100)
})
