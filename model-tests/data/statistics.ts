import type { ExportSource } from "../../src/domain/statistics/export.ts"
import type { StatisticWish } from "../../src/domain/statistics/period-statistic.ts"
import type { FetchedFile } from "../../src/machines/export.machine.ts"
import type { Statistic } from "../../src/machines/period-statistic.machine.ts"

export const wish: StatisticWish = {
  countryId: 1,
  from: "2026-01-01",
  to: "2026-03-31",
  granularity: "Month",
  groupBy: "None"
}

const figures = {
  orders: 3,
  cancellations: 1,
  settled: 1,
  amount: 12_000,
  unit: "kg",
  revenue: 3600,
  averagePrice: 300,
  currency: "EUR"
} as const

export const statistic: Statistic = {
  rows: [{ period: "2026-01", ...figures, countryId: null, zipCode: null, ratePay: null, productId: null }],
  totals: [figures]
}

export const orders: ExportSource = {
  kind: "orders",
  wish: { countryId: 1, from: "2026-01-01", to: "2026-03-31" }
}
/** A period that the server would refuse. */
export const turnedOrders: ExportSource = {
  kind: "orders",
  wish: { countryId: 1, from: "2026-03-31", to: "2026-01-01" }
}
export const sales: ExportSource = {
  kind: "sales",
  wish: { countryId: 1, from: "2026-01-01", to: "2026-03-31" }
}

/** Creates a file with `rows` rows, although `total` rows were announced. */
export const fileOf = (rows: number, total: number): FetchedFile => ({
  name: "bestellungen-2026-03-31.csv",
  rows,
  total,
  contents: new Blob([])
})
