import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  calculationOf,
  oneAnswer,
  type SearchOf,
  searches,
  wholeOilOf,
  wholePelletsOf
} from "../calculation.ts"
import { type Child, startChild, startShop } from "../../tools/child.ts"
import { compare } from "../compare.ts"
import { load, median } from "../load.ts"
import { makeDatabase } from "../make-database.ts"
import type { Line } from "../table.ts"
import { type BenchVisitor, newVisitor } from "../visitor.ts"

/**
 * Compares one kind of search, whose responses never come from a cache, with a baseline that sorts and stringifies the
 * finished offers of the same search.
 */
const searchLine = async (
  shop: Child,
  visitor: BenchVisitor,
  folder: string,
  name: string,
  searchOf: SearchOf
): Promise<Line> => {
  const answer = await oneAnswer(shop.origin, visitor, searchOf)
  const { Items, HasDefaultOffers } = JSON.parse(answer) as {
    readonly Items: ReadonlyArray<unknown>
    readonly HasDefaultOffers: boolean
  }
  // default offers come from another calculation than the requested offers
  if (Items.length === 0 || HasDefaultOffers) throw new Error(`${name}: no offers for what was asked for`)
  const file = join(folder, "answer.json")
  writeFileSync(file, answer)
  const bare = await startChild("bench/baselines/prepared-offers.ts", { ANSWER: file })
  try {
    const { ours, baseline, speedRatio, cpuRatio } = await compare(
      { ...shop, next: searches(visitor, searchOf) },
      { ...bare, next: searches(visitor, searchOf) }
    )
    return {
      kind: "atLeast",
      name: `${name} : prepared offers`,
      value: Math.min(speedRatio, cpuRatio),
      limit: 0.45,
      detail: `${Items.length} offers, ${answer.length} bytes; ${Math.round(ours.requestsPerSecond)} : ${Math.round(baseline.requestsPerSecond)} requests/s, ${ours.cpuMsPerRequest.toFixed(3)} : ${baseline.cpuMsPerRequest.toFixed(3)} CPU ms`
    }
  } finally {
    await bare.stop()
  }
}

/** Measures the `berechnen` call as a new visitor sends it, and with every available option. */
export const offerSearch = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const visitor = await newVisitor(shop.origin)
  const line = (name: string, searchOf: SearchOf) => searchLine(shop, visitor, folder, name, searchOf)
  try {
    return [
      await line("berechnen, uncached", calculationOf),
      await line("berechnen, all options of pellets", wholePelletsOf),
      await line("berechnen, all options of heating oil", wholeOilOf)
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the CPU ms of a search in a shop with the given number of dealers; by default about 20 of them deliver to
 * each zip.
 */
const searchCost = async (folder: string, dealers: number, offersPerZip: number): Promise<number> => {
  const dataDir = join(folder, `${dealers}-${offersPerZip}`)
  await makeDatabase(dataDir, { dealers, offersPerZip, scale: 0.01, productGroups: [3] })
  const shop = await startShop(dataDir, { WEB_BUILD: "no" })
  try {
    const visitor = await newVisitor(shop.origin)
    const target = { ...shop, next: searches(visitor) }
    // the first search reads the prices, which may take longer than the warm-up
    await oneAnswer(shop.origin, visitor)
    await load(target, { connections: 8, seconds: 2 })
    const costs: Array<number> = []
    for (let round = 0; round < 3; round++)
      costs.push((await load(target, { connections: 8, seconds: 2 })).cpuMsPerRequest)
    return median(costs)
  } finally {
    await shop.stop()
  }
}

/**
 * Compares a shop with one that has a hundred times as many dealers, but the same number per zip: a search must not
 * become slower.
 */
export const dealerScaling = async (): Promise<ReadonlyArray<Line>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-dealers-"))
  chmodSync(folder, 0o755) // PostgreSQL's user must get in
  try {
    const few = await searchCost(folder, 150, 20)
    const more = await searchCost(folder, 1500, 20)
    const many = await searchCost(folder, 15_000, 20)
    const dense = await searchCost(folder, 1500, 150)
    return [
      {
        kind: "atMost",
        name: "berechnen, 15 000 : 150 dealers, 20 a zip",
        value: many / few,
        limit: 1.5,
        detail: `CPU ms ${few.toFixed(3)}, ${more.toFixed(3)} (1 500), ${many.toFixed(3)}`
      },
      {
        kind: "reported",
        name: "berechnen, 150 dealers a zip, CPU ms",
        value: dense,
        detail: "1 500 dealers"
      }
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
