import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type Child, startShop } from "../../tools/child.ts"
import { atPace, type Pace } from "../steady.ts"
import { inDatabase } from "../in-database.ts"
import type { NextShot } from "../load.ts"
import { makeDatabase } from "../make-database.ts"
import type { Line } from "../table.ts"

/** Page requests of shoppers per second, and the length of a measuring window in seconds. */
const [perSecond, window] = [20, 5]

/** Creates the page requests of shoppers: offers and prices of many places, most of them rendered anew. */
const shoppers = async ({ origin }: Child): Promise<NextShot> => {
  const { Paths: paths } = (await (await fetch(`${origin}/api/site/1/pages/local/all`)).json()) as {
    readonly Paths: ReadonlyArray<string>
  }
  const towns = paths.filter((path) => /\d$/u.test(path))
  let index = 0
  return () => {
    const town = towns[index++ % towns.length] ?? "/"
    const zip = town.split("/").at(-1)
    const path = index % 2 === 0 ? town : `/holzpellets-lose/angebotsliste?plz=${zip}&amount=${3000 + index}`
    return { path, headers: { "accept-encoding": "identity" } }
  }
}

/** Deletes today's index and queues the nightly job that computes it. */
const beginNight = Effect.flatMap(SqlClient, (sql) =>
  Effect.andThen(
    sql`delete from price_day where day >= current_date`,
    sql`select id from graphile_worker.add_job('price-day', '{}'::json)`
  )
)

const isNight = Effect.flatMap(SqlClient, (sql) =>
  Effect.map(
    sql`select 1 from graphile_worker.jobs where task_identifier = 'price-day'`,
    (jobs) => jobs.length > 0
  )
)

const indexed = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly n: number }>`
    select count(*)::int as n from price_day where day >= current_date`
).pipe(Effect.map(([row]) => row?.n ?? 0))

/**
 * Measures how long shoppers wait while the same process runs the nightly job, window by window, and how long the job
 * takes.
 */
const besideNight = async (shop: Child, dataDir: string, next: NextShot) => {
  const begun = performance.now()
  await inDatabase(dataDir, beginNight)
  const windows: Array<Pace> = []
  let isOver = false
  let seconds = 0
  const watched = (async () => {
    while (await inDatabase(dataDir, isNight)) await pause(500)
    seconds = (performance.now() - begun) / 1000
    isOver = true
  })()
  while (!isOver) windows.push(await atPace({ ...shop, next }, { perSecond, seconds: window }))
  await watched
  return { seconds, windows, rows: await inDatabase(dataDir, indexed) }
}

/**
 * Measures the nightly index job of the shop at 1 500 dealers while shoppers keep sending requests: how long the job
 * takes, and how much longer shoppers wait.
 */
export const indexBesideShoppers = async (): Promise<ReadonlyArray<Line>> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-night-"))
  chmodSync(dataDir, 0o755) // PostgreSQL's user must get in
  try {
    await makeDatabase(dataDir, { dealers: 1500, scale: 0.01 })
    const shop = await startShop(dataDir, { TRUSTED_PROXIES: "127.0.0.1" })
    try {
      const next = await shoppers(shop)
      await atPace({ ...shop, next }, { perSecond, seconds: window })
      const alone = await atPace({ ...shop, next }, { perSecond, seconds: 3 * window })
      const { seconds, windows, rows } = await besideNight(shop, dataDir, next)
      const worst = (of: (pace: Pace) => number) => Math.max(...windows.map(of))
      const [median, p99] = [worst((pace) => pace.median), worst((pace) => pace.p99)]
      return [
        {
          kind: "atMost",
          name: "nightly index beside shoppers, s",
          value: seconds,
          limit: 120,
          detail: `${rows} prices of areas and products; ${perSecond} pages/s meanwhile`
        },
        {
          kind: "atMost",
          name: "shoppers beside the index : without, median",
          value: median / alone.median,
          limit: 10,
          detail: `${median.toFixed(0)} : ${alone.median.toFixed(0)} ms, p99 ${p99.toFixed(0)} : ${alone.p99.toFixed(0)} ms; the worst of ${windows.length} windows of ${window} s`
        }
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
