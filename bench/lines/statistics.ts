import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Child, startShop } from "../../tools/child.ts"
import { median, residentMb } from "../load.ts"
import { makeManyOrders, rowsBehind } from "../many-orders.ts"
import { place } from "../order-flow.ts"
import { signedInStaff } from "../signed-in-staff.ts"
import type { Line } from "../table.ts"
import type { BenchVisitor } from "../visitor.ts"
import { drafts } from "./orders.ts"

/** Number of orders that the statistics count; set a lower number to try the measurement. */
const orderRows = Number(process.env["BENCH_ORDERS"] ?? 1_000_000)
const calls = 100
const dayMs = 86_400_000

const p95 = (times: ReadonlyArray<number>): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0

/** Returns the ms of each of several calls, one after the other. */
const timesOf = async (count: number, call: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (let index = 0; index < count; index++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return times
}

const answered = async (path: string, answer: Response): Promise<string> => {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

/** Returns functions that request statistics of the year before a day, as the page does. */
const asker =
  ({ origin }: Child, { headers }: BenchVisitor, day: string) =>
  (wish: object, path = "/api/periodStatistic/getStatistic") =>
  async () => {
    const From = new Date(new Date(day).getTime() - 364 * dayMs).toISOString().slice(0, 10)
    const body = JSON.stringify({ CountryId: 1, From, To: day, ...wish })
    return answered(path, await fetch(origin + path, { method: "POST", headers, body }))
  }

/** Measures how much longer placing an order takes while others use statistics or download a file. */
const delayed = async (
  shop: Child,
  name: string,
  work: () => Promise<unknown>,
  workers: number
): Promise<Line> => {
  const placed = async () => {
    const waiting = (await drafts(shop.origin, 100)).values()
    return () =>
      timesOf(100, async () => {
        const { value } = waiting.next()
        if (value !== undefined) await place(shop.origin, value)
      })
  }
  const before = await placed()
  const meanwhile = await placed()
  const alone = await before()
  let goesOn = true
  const others = Array.from({ length: workers }, async () => {
    while (goesOn) await work()
  })
  const beside = await meanwhile()
  goesOn = false
  await Promise.all(others)
  return {
    kind: "atMost",
    name: `placing beside ${name}, p95 later by ms`,
    value: Math.max(0, p95(beside) - p95(alone)),
    limit: 250,
    detail: `${p95(beside).toFixed(1)} : ${p95(alone).toFixed(1)} ms, median ${median(beside).toFixed(1)} : ${median(alone).toFixed(1)} ms; ${workers} at a time`
  }
}

const measured = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const day = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
  await makeManyOrders(dataDir, orderRows, day)
  const { orders, days, totals } = await rowsBehind(dataDir)
  const staff = await signedInStaff(shop.origin, dataDir)
  const ask = asker(shop, staff, day)
  const weeks = ask({ Granularity: "Week", GroupBy: "Product" })
  const areas = ask({ Granularity: "Week", GroupBy: "ZipArea" })
  const health = async () => answered("/health", await fetch(`${shop.origin}/health`))
  for (const warm of [weeks, areas, health]) await timesOf(10, warm)
  const bare = await timesOf(calls, health)
  const rows = `${orders} orders, ${days} days, ${totals} totals`
  const lines: Array<Line> = []
  for (const [name, call] of [
    ["year by week and product", weeks],
    ["year by week and area", areas],
    ["year by day in one area", ask({ Granularity: "Day", ZipCode: "80" })],
    ["year by week and area of one product", ask({ Granularity: "Week", GroupBy: "ZipArea", ProductId: 20 })],
    ["year by week and area, by rates", ask({ Granularity: "Week", GroupBy: "ZipArea", RatePay: true })],
    [
      "year by month and area, not by rates",
      ask({ Granularity: "Month", GroupBy: "ZipArea", RatePay: false })
    ],
    [
      "year by month and product in one area",
      ask({ Granularity: "Month", GroupBy: "Product", ZipCode: "80" })
    ]
  ] as const) {
    const times = await timesOf(calls, call)
    lines.push(
      {
        kind: "atMost",
        name: `statistics, ${name}, p95 in ms`,
        value: p95(times),
        limit: 300,
        detail: `median ${median(times).toFixed(1)} ms; ${rows}`
      },
      {
        kind: "reported",
        name: `statistics, ${name} : select 1`,
        value: median(times) / median(bare),
        detail: `${median(times).toFixed(2)} : ${median(bare).toFixed(2)} ms by the same door`
      }
    )
  }
  const sales = await timesOf(calls, ask({}, "/api/sales-list"))
  lines.push({
    kind: "atMost",
    name: "sales list of a year, p95 in ms",
    value: p95(sales),
    limit: 300,
    detail: `median ${median(sales).toFixed(1)} ms; ${rows}`
  })
  lines.push(await delayed(shop, "statistics", weeks, 4), await delayed(shop, "statistics by area", areas, 1))
  return [...lines, ...(await fileLines(shop, staff, day))]
}

/**
 * Measures the download of a file with ten thousand orders or more: the server's memory, and the delay of orders that
 * are placed meanwhile.
 */
const fileLines = async (
  shop: Child,
  { headers }: BenchVisitor,
  day: string
): Promise<ReadonlyArray<Line>> => {
  const from = new Date(new Date(day).getTime() - 10 * dayMs).toISOString().slice(0, 10)
  const path = `/api/orders-export/orders.csv?countryId=1&from=${from}&to=${day}`
  let most = 0
  let taken = 0
  const take = async () => {
    const answer = await fetch(shop.origin + path, { headers })
    if (!answer.ok) return void (await answer.text())
    for await (const _ of answer.body ?? []) most = Math.max(most, residentMb(shop.pid))
    taken += Number(answer.headers.get("x-total-rows"))
  }
  await take()
  const before = residentMb(shop.pid)
  most = 0
  const line = await delayed(shop, "a file of orders", take, 1)
  return [
    line,
    {
      kind: "atMost",
      name: "memory of a file of orders, MB more",
      value: Math.max(0, most - before),
      limit: 100,
      detail: `${before} → ${most} MB; ${taken} rows taken in all`
    }
  ]
}

/** Measures statistics over a million orders (decision 025), on a separate shop. */
export const statistics = async (): Promise<ReadonlyArray<Line>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-statistics-"))
  chmodSync(folder, 0o755) // PostgreSQL's user must get in
  const shop = await startShop(folder, { TRUSTED_PROXIES: "127.0.0.1" })
  try {
    return await measured(shop, folder)
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
