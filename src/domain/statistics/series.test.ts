import { describe, expect, it } from "vitest"
import { seriesOf, spanUntil } from "./series.ts"

const row = (period: string, orders: number, revenue: number, cancellations = 0) => ({
  period,
  orders,
  cancellations,
  revenue
})

describe("the chart of a statistic", () => {
  it("contains every month of the range, also without orders, with the first and last ones cut", () => {
    const series = seriesOf([row("2026-03", 2, 10)], { from: "2026-01-15", to: "2026-03-02" }, "Month")
    expect(series).toEqual([
      { period: "2026-01", from: "2026-01-15", to: "2026-01-31", orders: 0, cancellations: 0, revenue: 0 },
      { period: "2026-02", from: "2026-02-01", to: "2026-02-28", orders: 0, cancellations: 0, revenue: 0 },
      { period: "2026-03", from: "2026-03-01", to: "2026-03-02", orders: 2, cancellations: 0, revenue: 10 }
    ])
  })

  it("adds up the separate rows of a period, to the cent", () => {
    const rows = [row("2026-W53", 3, 0.1, 1), row("2026-W53", 4, 0.2, 2)]
    expect(seriesOf(rows, { from: "2026-12-28", to: "2027-01-03" }, "Week")).toEqual([
      { period: "2026-W53", from: "2026-12-28", to: "2027-01-03", orders: 7, cancellations: 3, revenue: 0.3 }
    ])
  })

  it("is empty if the range is invalid", () => {
    expect(seriesOf([], { from: "2026-02-01", to: "2026-01-01" }, "Day")).toEqual([])
  })
})

it("the last day is included", () => {
  expect(spanUntil("2026-03-01", 2)).toEqual({ from: "2026-02-28", to: "2026-03-01" })
})
