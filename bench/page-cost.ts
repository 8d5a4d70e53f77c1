import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { type Child, startChild } from "../tools/child.ts"
import { compare } from "./compare.ts"
import { compressedBytes } from "./compressed-bytes.ts"
import { scriptWeight } from "./javascript.ts"
import { always, load, type NextShot } from "./load.ts"
import { loadApart } from "./load-apart.ts"
import type { Line } from "./table.ts"

const folder = "dist/bench-pages"
const pressed = { "accept-encoding": "br" }

interface MeasuredPages {
  /** Name of this kind of page in the table. */
  readonly name: string
  /** Many pages of this kind; each is requested once. */
  readonly pages: ReadonlyArray<string>
  /** One page of this kind that is requested repeatedly. */
  readonly kept: string
}

/**
 * Returns requests for pages that no one has requested before, one after another; fails when all of them have been
 * requested.
 */
const newPages = (paths: ReadonlyArray<string>): NextShot => {
  let index = 0
  return () => {
    const path = paths[index++]
    if (path === undefined) throw new Error(`${paths.length} pages are too few to request each of them once`)
    return { path, headers: { "accept-encoding": "identity" } }
  }
}

/**
 * Measures the cost of one kind of public page: the CPU ms of rendering it anew, and its speed from the cache compared
 * with a server that sends the same bytes.
 */
export const pageCost = async (
  shop: Child,
  { name, pages, kept }: MeasuredPages
): Promise<ReadonlyArray<Line>> => {
  mkdirSync(folder, { recursive: true })
  const bytes = await compressedBytes(shop.origin + kept)
  writeFileSync(`${folder}/answer.br`, bytes)
  const same = await startChild("bench/baselines/same-bytes.ts", { ANSWER: `${folder}/answer.br` })
  try {
    const next = newPages(pages)
    // V8 compiles the rendering code until about 1 500 pages have been requested; a shop does so once after each start
    await load({ ...shop, next }, { connections: 4, seconds: 10 })
    const uncached = await load({ ...shop, next }, { connections: 4, seconds: 6 })
    const cached = await compare(
      { ...shop, next: always({ path: kept, headers: pressed }) },
      { ...same, next: always({ path: "/", headers: pressed }) },
      { connections: 16, by: loadApart }
    )
    return [
      {
        kind: "atMost",
        name: `${name}, uncached, CPU ms`,
        value: uncached.cpuMsPerRequest,
        limit: 8,
        detail: `${Math.round(uncached.requestsPerSecond)} requests/s, median ${uncached.median} ms`
      },
      {
        kind: "atLeast",
        name: `${name}, cached : same bytes`,
        value: Math.min(cached.speedRatio, cached.cpuRatio),
        limit: 0.6,
        detail: `${Math.round(cached.ours.requestsPerSecond)} : ${Math.round(cached.baseline.requestsPerSecond)} requests/s, ${cached.ours.cpuMsPerRequest.toFixed(4)} : ${cached.baseline.cpuMsPerRequest.toFixed(4)} CPU ms; ${bytes.length} bytes (brotli)`
      }
    ]
  } finally {
    await same.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures the JavaScript that documents load before the first interaction. */
export const scriptLines = async (
  shop: Child,
  paths: ReadonlyArray<string>
): Promise<ReadonlyArray<Line>> => {
  const lines: Array<Line> = []
  for (const path of paths) {
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
}
