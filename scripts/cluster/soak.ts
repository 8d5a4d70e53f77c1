import { setTimeout as pause } from "node:timers/promises"
import { residentMb } from "../../bench/load.ts"
import { root } from "../../tools/run-tool.ts"
import { Buyers } from "./buyers.ts"
import type { Cluster } from "./cluster.ts"
import { changeRelease } from "./deploy.ts"
import { drills } from "./drills.ts"
import { isWrong, kindsOf } from "./failures.ts"
import { untilWell } from "./health.ts"
import { MixedLoad } from "./mixed-load.ts"
import { problemsOf, type Sample, type Series, slopesOf } from "./soak-verdict.ts"
import { storedOrders } from "./stored-orders.ts"
import { tallyOf } from "./tally.ts"

/** Share of the measured capacity that the soak test uses. */
const share = 0.6

/**
 * Pause of a buyer between two orders, in ms; with this pause, the orders of half an hour stay below the number allowed
 * per day (rule safety).
 */
const betweenOrders = 500

const secondsOfCapacity = 20
const atOnceForCapacity = 16
const patience = 180

/** Start times as fractions of the whole run; the deploy is over before the memory samples count. */
const deployAt = 1 / 6
const failoverAt = 1 / 2

const quietly = (ms: number, signal: AbortSignal) =>
  pause(Math.max(0, ms), undefined, { signal }).catch(() => {})

/** Records the resident memory of each shop instance every five seconds. */
const watchMemory = async (cluster: Cluster, until: AbortSignal): Promise<ReadonlyArray<Series>> => {
  const series = new Map<string, Array<Sample>>()
  while (!until.aborted) {
    for (const { machine, copy } of cluster.shops) {
      if (copy.pid === undefined) continue
      const name = `${machine.name} (${copy.pid})`
      const samples = series.get(name) ?? []
      series.set(name, [...samples, { at: Date.now(), mb: residentMb(copy.pid) }])
    }
    await quietly(5000, until)
  }
  return [...series].map(([name, samples]) => ({ name, samples }))
}

/**
 * Runs mixed load at 60 % of the measured capacity, with a deploy and a failover during the run; returns whether the
 * soak test passed.
 */
export const soak = async (
  cluster: Cluster,
  { minutes, signal }: { readonly minutes: number; readonly signal: AbortSignal }
): Promise<boolean> => {
  const load = new MixedLoad(cluster.origin)
  const buyers = new Buyers(cluster.origin, 1, betweenOrders)
  const capacity = await load.capacity(atOnceForCapacity, secondsOfCapacity)
  const perSecond = capacity * share
  console.log(
    `Capacity ${capacity.toFixed(0)} requests/s beside the orders; ${perSecond.toFixed(0)}/s for ${minutes} minutes`
  )
  const begunAt = Date.now()
  const length = minutes * 60_000
  const over = AbortSignal.any([signal, AbortSignal.timeout(length)])
  const watched = watchMemory(cluster, over)
  const asked = load.atRate(perSecond, over)
  await quietly(begunAt + deployAt * length - Date.now(), over)
  const inOrder = await changeRelease(cluster, root)
  await quietly(begunAt + failoverAt * length - Date.now(), over)
  console.log("The primary is killed")
  await drills["kill-primary"]?.strike(cluster, 0)
  await asked
  const slopes = slopesOf(await watched, { begunAt, endedAt: Date.now() })
  await buyers.end()
  await untilWell(cluster.layout, patience)
  const tally = tallyOf(buyers.acknowledged, await storedOrders((await cluster.primary()).url))
  const wrong = load.wrong.length + buyers.failures.filter(isWrong).length
  const problems = problemsOf({ ...tally, wrong, inOrder, copies: cluster.shops.length, slopes })
  console.log(
    `${problems.length === 0 ? "✓" : "✗"} soak, ${minutes} minutes: ${load.answered} right answers, ${load.refused} "come again", ${wrong} wrong; ${tally.acknowledged} orders acknowledged, ${tally.lost} lost, ${tally.double} double`
  )
  for (const { name, perHour, isJudged } of slopes)
    console.log(
      `  memory of ${name}: ${perHour.toFixed(1)} MB/h${isJudged ? "" : ", too short to be judged"}`
    )
  for (const problem of problems) console.log(`  ${problem}`)
  for (const what of new Set(load.wrong.slice(0, 5))) console.log(`    ${what}`)
  if (buyers.failures.length > 0) console.log(kindsOf(buyers.failures))
  return problems.length === 0 && !signal.aborted
}
