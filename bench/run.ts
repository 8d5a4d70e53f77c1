import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Child, startShop } from "../tools/child.ts"
import { accounts } from "./lines/accounts.ts"
import { clicks } from "./lines/clicks.ts"
import { cancellationList } from "./lines/cancellation-list.ts"
import { copiesBesideOne } from "./lines/copies.ts"
import { contentSearch } from "./lines/content-search.ts"
import { costs } from "./lines/costs.ts"
import { dealerLists } from "./lines/dealer-lists.ts"
import { dealerPages } from "./lines/dealer-pages.ts"
import { dealerScaling, offerSearch } from "./lines/offers.ts"
import { indexBesideShoppers } from "./lines/index-beside-shoppers.ts"
import { lighthouse } from "./lines/lighthouse.ts"
import { orders } from "./lines/orders.ts"
import { pages } from "./lines/pages.ts"
import { paths } from "./lines/paths.ts"
import { priceList } from "./lines/price-list.ts"
import { priceIndex, pricePages } from "./lines/prices.ts"
import { scale } from "./lines/scale.ts"
import { statistics } from "./lines/statistics.ts"
import { scripts, secondStart } from "./lines/weight.ts"
import { holds, type Line, printed } from "./table.ts"

/** A measurement; those of kind `own` start their servers themselves. */
type Measurement =
  | {
      readonly kind: "shop"
      readonly measure: (shop: Child, dataDir: string) => Promise<ReadonlyArray<Line>>
    }
  | { readonly kind: "own"; readonly measure: () => Promise<ReadonlyArray<Line>> }

const measurements: Readonly<Record<string, Measurement>> = {
  offers: { kind: "shop", measure: offerSearch },
  orders: { kind: "shop", measure: orders },
  accounts: { kind: "shop", measure: accounts },
  pages: { kind: "shop", measure: pages },
  prices: { kind: "shop", measure: pricePages },
  scripts: { kind: "shop", measure: scripts },
  clicks: { kind: "shop", measure: clicks },
  storno: { kind: "shop", measure: cancellationList },
  "price-list": { kind: "shop", measure: priceList },
  lighthouse: { kind: "shop", measure: lighthouse },
  // `secondStart` stops the shop that it is given, so it must be the last measurement that uses that shop
  start: { kind: "shop", measure: secondStart },
  statistics: { kind: "own", measure: statistics },
  dealers: { kind: "own", measure: dealerScaling },
  index: { kind: "own", measure: priceIndex },
  "index-beside-shoppers": { kind: "own", measure: indexBesideShoppers },
  "dealer-lists": { kind: "own", measure: dealerLists },
  "dealer-pages": { kind: "own", measure: dealerPages },
  copies: { kind: "own", measure: copiesBesideOne },
  search: { kind: "own", measure: contentSearch },
  costs: { kind: "shop", measure: costs },
  paths: { kind: "own", measure: paths },
  scale: { kind: "own", measure: scale }
}

/**
 * Only measured if named: `scale` first takes a quarter of an hour and much disk space, and `costs` writes a file of
 * the documentation.
 */
const byNameAlone: ReadonlySet<string> = new Set(["scale", "costs"])

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  console.error(`No measurement ${unknown.join(", ")}: choose from ${Object.keys(measurements).join(", ")}.`)
  process.exit(2)
}
const names = chosen.length > 0 ? chosen : Object.keys(measurements).filter((name) => !byNameAlone.has(name))

const lines: Array<Line> = []
const failed: Array<string> = []
const folder = mkdtempSync(join(tmpdir(), "bench-shop-"))
chmodSync(folder, 0o755) // PostgreSQL's user must get in
let shop: Child | undefined
try {
  for (const name of names) {
    const measurement = measurements[name]
    if (measurement === undefined) continue
    console.log(`Measuring ${name} …`)
    if (measurement.kind === "shop") shop ??= await startShop(folder, { TRUSTED_PROXIES: "127.0.0.1" })
    try {
      lines.push(...(measurement.kind === "shop" && shop ? await measurement.measure(shop, folder) : []))
      if (measurement.kind === "own") lines.push(...(await measurement.measure()))
    } catch (error) {
      // the other measurements still run; only this one has failed
      failed.push(name)
      console.error(`${name} could not be measured:`, error)
    }
  }
} finally {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${printed(lines)}`)
if (failed.length > 0) console.log(`Not measured: ${failed.join(", ")}`)
process.exitCode = failed.length === 0 && lines.every(holds) ? 0 : 1
