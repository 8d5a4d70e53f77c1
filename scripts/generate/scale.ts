import { bounds, doneByThem, needsOf, reachedAt, rush, share, visitors } from "../scale/capacity.ts"
import { readCosts, type Work, works } from "../scale/costs.ts"

const names: Readonly<Record<Work, string>> = {
  renderedPage: "a public page that is rendered (prices of a place)",
  keptPage: "a public page from memory (a list of offers)",
  search: "a search of offers (`berechnen`), never from memory",
  order: "an order: session, search, start, every step, last look, receipt"
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(2)))

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** Formats a number of visits with two significant digits, in millions. */
const visits = (count: number): string => `${figure(Number((count / 1e6).toPrecision(2)))} million`

/**
 * Generates docs/scale.md: the measured costs, the capacity that follows from them, and the next step at each limit.
 */
export const scaleText = (): string => {
  const measured = readCosts()
  const ordersOfCore = 1000 / measured.costs.order.shopMs
  return [
    "# Growth, and the plan for it",
    "",
    "<!-- Written by `npm run generate` from docs/scale-costs.json (`npm run bench costs`) and scripts/scale/capacity.ts. -->",
    "",
    "What one machine can serve, what reaches its limit first as visits grow, and which existing software takes over there. Costs are measured; all else is calculated from them.",
    "",
    "## What things cost",
    "",
    `Measured ${measured.measuredOn} on ${measured.cores} cores (${measured.processor}) that shop, PostgreSQL and the load shared; bytes as they travel (brotli).`,
    "",
    row(["What", "CPU ms of the shop", "CPU ms of PostgreSQL", "bytes"]),
    "|---|---|---|---|",
    ...works.map((work) => {
      const { shopMs, databaseMs, bytes } = measured.costs[work]
      return row([names[work], figure(shopMs), figure(databaseMs), bytes === 0 ? "" : figure(bytes)])
    }),
    "",
    `One copy placed ${figure(measured.ordersPerSecond)} whole orders a second with eight buyers at a time, who shared its cores. By its CPU time alone it would be ${figure(ordersOfCore)}, of which the plan below counts on ${figure(ordersOfCore * share)}.`,
    "",
    "## What visitors do",
    "",
    `Assumed of ${visitors} visitors: ${works.map((work) => `${doneByThem[work]} × ${names[work].replace(/ \(.*|:.*|,.*/u, "")}`).join(", ")}. The busiest second has ${rush} times the mean of its day, and at most ${Math.round(share * 100)} % of a core is in use then. \`/statistics\` has the operator's own figures; the assumptions stand in \`scripts/scale/capacity.ts\`.`,
    "",
    "## What that takes in the busiest second",
    "",
    row([
      "visits a day",
      "pages/s",
      "searches/s",
      "orders/s",
      "cores of the shop",
      "cores of PostgreSQL",
      "Mbit/s"
    ]),
    "|---|---|---|---|---|---|---|",
    ...[1e6, 1e7, 1e8].map((visitsPerDay) => {
      const needs = needsOf(measured, visitsPerDay)
      return row([
        visits(visitsPerDay),
        figure(needs.pagesPerSecond),
        figure(needs.searchesPerSecond),
        figure(needs.ordersPerSecond),
        figure(needs.shopCores),
        figure(needs.databaseCores),
        figure(needs.megabitsPerSecond)
      ])
    }),
    "",
    "## What reaches its limit first, and what takes over",
    "",
    row(["At so many visits a day", "what is reached", "what takes over"]),
    "|---|---|---|",
    ...bounds
      .map((bound) => ({ ...bound, at: reachedAt(measured, bound) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ name, takesOver, at }) => row([visits(at), name, takesOver])),
    "",
    "What grows with time and not with visits: events, the audit log, errors, mails and prices of days are partitioned ([decision 124](decisions/124-tables-that-grow-are-partitioned.md)); lists and searches of the desk are measured at a million orders and a hundred million prices (`npm run bench scale`, [decision 125](decisions/125-lists-of-a-million-orders.md)).",
    ""
  ].join("\n")
}
