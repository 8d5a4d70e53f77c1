import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../src/domain/place/country.ts"
import { isoOfDay } from "../../src/domain/price/local-day.ts"
import { momentOf } from "../../src/server/offers/day-terms.ts"
import { storePriceDay } from "../../src/server/offers/price-day.ts"
import { Snapshots } from "../../src/server/offers/snapshots.ts"
import { type Child, startChild } from "../../tools/child.ts"
import { compressedBytes } from "../compressed-bytes.ts"
import { compare } from "../compare.ts"
import { inDatabase } from "../in-database.ts"
import { scriptWeight } from "../javascript.ts"
import { always, load, type NextShot } from "../load.ts"
import { makeDatabase } from "../make-database.ts"
import type { Line } from "../table.ts"

const folder = "dist/bench-prices"
const townPath = "/pelletpreise/bayern/80331"
const pressed = { "accept-encoding": "br" }

/** Pages of places that nobody has asked for yet, one after another. */
const newTowns = (paths: ReadonlyArray<string>, from: number): NextShot => {
  let index = from
  return () => ({
    path: paths[index++ % paths.length] ?? townPath,
    headers: { "accept-encoding": "identity" }
  })
}

/** Price pages of places: rendered anew, from the cache, and what they load before the first touch. */
export const pricePages = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const all = (await (await fetch(`${shop.origin}/api/site/1/pages/local/all`)).json()) as {
    readonly Paths: ReadonlyArray<string>
  }
  const towns = all.Paths.filter((path) => /\d$/u.test(path))
  mkdirSync(folder, { recursive: true })
  const bytes = await compressedBytes(shop.origin + townPath)
  writeFileSync(`${folder}/answer.br`, bytes)
  const same = await startChild("bench/baselines/same-bytes.ts", { ANSWER: `${folder}/answer.br` })
  try {
    await load({ ...shop, next: newTowns(towns, 0) }, { connections: 4, seconds: 3 })
    const uncached = await load({ ...shop, next: newTowns(towns, 4000) }, { connections: 4, seconds: 6 })
    const cached = await compare(
      { ...shop, next: always({ path: townPath, headers: pressed }) },
      { ...same, next: always({ path: "/", headers: pressed }) },
      { connections: 16 }
    )
    const lines: Array<Line> = [
      {
        kind: "atMost",
        name: "page of a place, uncached, CPU ms",
        value: uncached.cpuMsPerRequest,
        limit: 8,
        detail: `${Math.round(uncached.requestsPerSecond)} requests/s, median ${uncached.median} ms`
      },
      {
        kind: "atLeast",
        name: "page of a place, cached : same bytes",
        value: Math.min(cached.speedRatio, cached.cpuRatio),
        limit: 0.6,
        detail: `${Math.round(cached.ours.requestsPerSecond)} : ${Math.round(cached.baseline.requestsPerSecond)} requests/s; ${bytes.length} bytes (brotli)`
      }
    ]
    for (const path of ["/pelletpreise", "/charts/pellets", townPath]) {
      const weight = await scriptWeight(shop.origin + path)
      lines.push({
        kind: "atMost",
        name: `JavaScript before the first touch, ${path}, kB gzip`,
        value: weight.gzip / 1000,
        limit: 10,
        detail: `${weight.files} files`
      })
    }
    return lines
  } finally {
    await same.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The index of a day of every stored place and product at 1 500 dealers, alone on the machine. */
export const priceIndex = async (): Promise<ReadonlyArray<Line>> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-index-"))
  chmodSync(dataDir, 0o755) // PostgreSQL's user must get in
  const night = Effect.gen(function* () {
    const sql = yield* SqlClient
    const at = new Date(yield* Clock.currentTimeMillis)
    const begun = performance.now()
    for (const countryId of countryIds) yield* storePriceDay(countryId, at)
    const seconds = (performance.now() - begun) / 1000
    const today = isoOfDay(momentOf(1, at).today)
    const [row] = yield* sql<{ readonly n: number }>`
      select count(*)::int as n from price_day where day = ${today}::date`
    return { seconds, rows: row?.n ?? 0 }
  })
  try {
    await makeDatabase(dataDir, { dealers: 1500, scale: 0.01 })
    const { seconds, rows } = await inDatabase(dataDir, Effect.provide(night, Layer.fresh(Snapshots.layer)))
    return [
      {
        kind: "atMost",
        name: "nightly index, 1 500 dealers, s",
        value: seconds,
        limit: 120,
        detail: `${rows} prices of areas and products`
      }
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
