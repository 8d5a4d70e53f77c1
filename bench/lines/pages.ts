import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { buildListPage } from "../build-baseline.ts"
import { oneAnswer, servedZip } from "../calculation.ts"
import { type Child, startChild } from "../../tools/child.ts"
import { compressedBytes } from "../compressed-bytes.ts"
import { compare } from "../compare.ts"
import { always, load, type NextShot } from "../load.ts"
import { loadApart } from "../load-apart.ts"
import type { Line } from "../table.ts"
import { newVisitor } from "../visitor.ts"

const listPath = (amount: number) => `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=${amount}`

/** Creates requests for lists that no one has requested before, so that none is in the cache. */
const newLists = (from: number): NextShot => {
  let amount = from
  return () => ({ path: listPath(amount++), headers: { "accept-encoding": "identity" } })
}

/** The baseline is built inside the project, so that its imports of packages can be resolved. */
const folder = "dist/bench"

/** Measures the offer list, rendered anew and from the cache, each compared with its baseline. */
export const pages = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/answer.json`, await oneAnswer(shop.origin, await newVisitor(shop.origin)))
  const bare = await startChild(await buildListPage(folder), { ANSWER: `${folder}/answer.json` })
  const cachedHeaders = { "accept-encoding": "br" }
  const page = await fetch(shop.origin + listPath(6000), { headers: cachedHeaders })
  const raw = await compressedBytes(shop.origin + listPath(6000))
  writeFileSync(`${folder}/answer.br`, raw)
  const bytes = await startChild("bench/baselines/same-bytes.ts", { ANSWER: `${folder}/answer.br` })
  try {
    const plain = always({ path: "/" })
    const uncached = await compare(
      { ...shop, next: newLists(1000) },
      { ...bare, next: plain },
      { connections: 4 }
    )
    const crowd = await load({ ...shop, next: newLists(10_000) }, { connections: 16, seconds: 5 })
    const cached = await compare(
      { ...shop, next: always({ path: listPath(6000), headers: cachedHeaders }) },
      { ...bytes, next: always({ path: "/", headers: cachedHeaders }) },
      { connections: 16, by: loadApart }
    )
    const detailOf = ({ ours, baseline }: typeof cached) =>
      `${Math.round(ours.requestsPerSecond)} : ${Math.round(baseline.requestsPerSecond)} requests/s, ${ours.cpuMsPerRequest.toFixed(3)} : ${baseline.cpuMsPerRequest.toFixed(3)} CPU ms`
    return [
      {
        kind: "atLeast",
        name: "offer list, uncached : renderToString",
        value: Math.min(uncached.speedRatio, uncached.cpuRatio),
        limit: 0.1,
        detail: `${detailOf(uncached)}; status ${page.status}`
      },
      {
        kind: "atMost",
        name: "offer list, uncached, 16 connections, p99 : median",
        value: crowd.p99 / crowd.median,
        limit: 3,
        detail: `${crowd.p99} : ${crowd.median} ms`
      },
      {
        kind: "atLeast",
        name: "offer list, cached : same bytes",
        value: Math.min(cached.speedRatio, cached.cpuRatio),
        limit: 0.5,
        detail: `${detailOf(cached)}; ${raw.length} bytes (brotli)`
      }
    ]
  } finally {
    await bare.stop()
    await bytes.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
