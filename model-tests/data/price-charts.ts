import type { ChartWish } from "../../src/domain/price-history/chart-wish.ts"
import type { ChartData } from "../../src/domain/price-history/chart-data.ts"

export const chartWishes = {
  year: { rangeType: 3, comparison: null },
  quarter: { rangeType: 1, comparison: null },
  bavaria: { rangeType: 3, comparison: { kind: "state", slug: "bayern" } }
} satisfies Readonly<Record<string, ChartWish>>

export const chartOf = (name: string): ChartData => ({
  line: { name, values: [{ day: 20_000, value: 40_651 }] },
  compared: null,
  band: []
})
