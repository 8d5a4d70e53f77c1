import { hash } from "node:crypto"
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { startShop } from "../../tools/child.ts"
import { inDatabase } from "../in-database.ts"
import { median, p95 } from "../load.ts"
import { makeDatabase } from "../make-database.ts"
import { scaleOrders, scalePrices, settled } from "../scale-data.ts"
import { signedInStaff } from "../signed-in-staff.ts"
import type { Line } from "../table.ts"

/** Share of the full size, to try the measurement with less data: `BENCH_SHARE=0.01`. */
const share = Number(process.env["BENCH_SHARE"] ?? 1)
const wished = { orders: 1_000_000 * share, prices: 100_000_000 * share }

/**
 * The folder is filled once and reused: filling takes about 15 minutes and 15 GB. `BENCH_DATA` sets its location, e.g.
 * on a larger disk.
 */
const folder = join(process.env["BENCH_DATA"] ?? join(tmpdir(), "heizmarkt-bench"), "scale")
const told = join(folder, "filled.json")

interface Filled {
  readonly seconds: number
  readonly orders: number
  readonly prices: number
  readonly gigabytes: number
}

const fill = async (): Promise<Filled> => {
  if (existsSync(told)) return JSON.parse(readFileSync(told, "utf8")) as Filled
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755) // PostgreSQL's user must get in
  const dataDir = join(folder, "data")
  const begun = performance.now()
  const step = (what: string) =>
    Effect.sync(() => console.log(`  ${what} after ${Math.round((performance.now() - begun) / 1000)} s`))
  await makeDatabase(dataDir, { dealers: 1500, scale: 0.01 })
  const counted = await inDatabase(
    dataDir,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* scalePrices(wished.prices)
      yield* step("prices")
      yield* scaleOrders(wished.orders)
      yield* step("orders")
      yield* settled
      const [row] = yield* sql<{
        readonly orders: number
        readonly prices: number
        readonly gigabytes: number
      }>`
        select (select count(*) from customer_order) as orders,
          (select sum(c.reltuples)::int8 from pg_inherits i join pg_class c on c.oid = i.inhrelid
            where i.inhparent = 'price_day'::regclass and c.reltuples > 0) as prices,
          pg_database_size(current_database()) / 1e9::float8 as gigabytes`
      return row ?? { orders: 0, prices: 0, gigabytes: 0 }
    })
  )
  const filled = { ...counted, seconds: (performance.now() - begun) / 1000 }
  writeFileSync(told, JSON.stringify(filled))
  return filled
}

const dealerNames = (dataDir: string) =>
  inDatabase(
    dataDir,
    Effect.flatMap(SqlClient, (sql) =>
      Effect.map(
        sql<{ readonly name: string }>`select name from dealer where country_id = 1 order by id limit 60`,
        (rows) => rows.map(({ name }) => name)
      )
    )
  )

const rounds = 60

const day = (n: number) => `2026-0${1 + (n % 9)}-15`
const zips = ["80331", "10115", "20095", "50667", "60311", "70173", "01067", "26465", "99084", "39104"]
const letters = "aeioulnrst"
const nameOf = (n: number) =>
  `${Array.from(String((n % 200) * 7919), (digit) => letters[Number(digit)]).join("")}mann`
const numberOf = (n: number) => 1 + n * Math.floor(wished.orders / rounds)
const idOf = (n: number) => hash("md5", `bench-${numberOf(n)}`).slice(0, 22)
const orderNumberOf = (n: number) => `HM-19-${String(numberOf(n)).padStart(9, "0")}`

const desk = (query: string) => `/api/desk-orders?page=1&${query}`

/**
 * Returns functions that create the measured URLs. Successive calls rarely request the same data, because places,
 * numbers and years differ from call to call.
 */
const callsOf = (dealers: ReadonlyArray<string>): Readonly<Record<string, (n: number) => string>> => ({
  "orders of the desk, first page": () => desk(""),
  "orders of the desk, page 400": (n) => `/api/desk-orders?page=${Math.floor(400 * share) + n + 1}`,
  "orders by state": (n) => desk(`status=${n % 2 === 0 ? "withdrawn" : "placed"}`),
  "orders by country": (n) => desk(`countryId=${1 + (n % 3)}`),
  "orders by state and country": (n) => desk(`status=settled&countryId=${1 + (n % 3)}`),
  "orders of a dealer": (n) => desk(`dealer=${encodeURIComponent(dealers[n % dealers.length] ?? "")}`),
  "search for a number": (n) => desk(`search=${orderNumberOf(n)}`),
  "search for a mailbox": (n) => desk(`search=kunde.${n * 997}%40bench.example`),
  "search for a family name": (n) => desk(`search=${nameOf(n)}`),
  "search for name and place": (n) => desk(`search=${nameOf(n)}%20m%C3%BCnchen`),
  "search for a large place": () => desk("search=m%C3%BCnchen"),
  "an order": (n) => `/api/desk-orders/${idOf(n)}`,
  "log of events": () => "/api/support/protokoll?page=1",
  "history of a country, ten years": (n) =>
    `/api/site/${1 + (n % 3)}/prices/history?from=2016-01-01&to=${day(n)}`,
  "history of a place, as long as it is known": (n) =>
    `/api/site/1/${zips[n % zips.length]}/prices/history-local`,
  "prices side by side": (n) => `/api/site/1/prices/range-local?zipCode=${zips[n % zips.length]}`,
  "what a page of a place asks": (n) => `/api/site/1/price-faq?productId=${20 + (n % 2)}`
})

/** Returns input for the desk's search field. */
const typed = (n: number): string =>
  [orderNumberOf(n), `kunde.${n * 997}@bench.example`, nameOf(n), `${nameOf(n)} münchen`, "münchen"][n % 5] ??
  ""

const timed = async (address: string, init: RequestInit): Promise<number> => {
  const before = performance.now()
  const answer = await fetch(address, init)
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${said.slice(0, 200)}`)
  return performance.now() - before
}

const lineOf = async (name: string, once: (n: number) => Promise<number>): Promise<Line> => {
  const times: Array<number> = []
  for (let n = 0; n < rounds; n++) times.push(await once(n))
  const detail = `median ${Math.round(median(times))}, slowest ${Math.round(Math.max(...times))}, ${rounds} calls`
  return { kind: "atMost", name: `${name}, p95 in ms`, value: p95(times), limit: 100, detail }
}

/**
 * Measures lists and searches of the desk, and daily prices, with a million orders and 100 million prices in the
 * database.
 */
export const scale = async (): Promise<ReadonlyArray<Line>> => {
  const filled = await fill()
  const dataDir = join(folder, "data")
  const shop = await startShop(dataDir, { TRUSTED_PROXIES: "127.0.0.1" })
  try {
    const { headers } = await signedInStaff(shop.origin, dataDir)
    const dealers = await dealerNames(dataDir)
    const lines: Array<Line> = []
    for (const [name, path] of Object.entries(callsOf(dealers)))
      lines.push(await lineOf(name, (n) => timed(shop.origin + path(n), { headers })))
    lines.push(
      await lineOf("the one search of the desk", (n) =>
        timed(`${shop.origin}/api/desk-search`, {
          method: "POST",
          headers,
          body: JSON.stringify({ Search: typed(n) })
        })
      )
    )
    return [
      ...lines,
      {
        kind: "reported",
        name: "filled in, s",
        value: filled.seconds,
        detail: `${filled.orders} orders, ${filled.prices} prices of days, ${filled.gigabytes.toFixed(1)} GB`
      }
    ]
  } finally {
    await shop.stop()
  }
}
