import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../src/domain/place/country.ts"
import { chartOf } from "../../src/domain/price-history/charts.ts"
import { isoOfDay } from "../../src/domain/price/local-day.ts"
import { momentOf } from "../../src/server/offers/day-terms.ts"
import { storePriceDay } from "../../src/server/offers/price-day.ts"
import { sampleSnapshots } from "../../src/server/offers/sample-snapshots.test-support.ts"
import type { Child } from "../../tools/child.ts"
import { inDatabase } from "../in-database.ts"
import { makeDatabase } from "../make-database.ts"
import { pageCost, scriptLines } from "../page-cost.ts"
import type { Line } from "../table.ts"

const townPath = "/pelletpreise/bayern/80331"

/**
 * Returns URLs of one chart with each of its comparisons, so many that no URL is requested twice. The ranges in the
 * URLs do not exist: they make the URLs different, and the chart shows its default range.
 */
const chartPages = (): ReadonlyArray<string> => {
  const { products, states } = chartOf("pellets", 1).choices
  const comparisons = [
    "",
    ...products.map(({ productId }) => String(productId)),
    ...states.map(({ slug }) => slug)
  ]
  return Array.from({ length: 400 }).flatMap((_, index) =>
    comparisons.map((comparison) => `/charts/pellets?zeitraum=x${index}&vergleich=${comparison}`)
  )
}

/**
 * Measures the price pages of the country and of places, and the charts: rendering them anew, serving them from the
 * cache, and the JavaScript loaded before the first interaction.
 */
export const pricePages = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const all = (await (await fetch(`${shop.origin}/api/site/1/pages/local/all`)).json()) as {
    readonly Paths: ReadonlyArray<string>
  }
  const towns = all.Paths.filter((path) => /\d$/u.test(path))
  return [
    ...(await pageCost(shop, { name: "page of a place", pages: towns, kept: townPath })),
    ...(await pageCost(shop, {
      name: "pellet prices",
      pages: towns.map((path) => `/pelletpreise?plz=${path.slice(-5)}`),
      kept: "/pelletpreise"
    })),
    ...(await pageCost(shop, { name: "chart", pages: chartPages(), kept: "/charts/pellets" })),
    ...(await scriptLines(shop, ["/pelletpreise", "/charts/pellets", townPath]))
  ]
}

/**
 * Measures the index of one day for every stored place and product at 1 500 dealers, with no other load on the machine.
 */
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
    const { seconds, rows } = await inDatabase(dataDir, Effect.provide(night, Layer.fresh(sampleSnapshots)))
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
