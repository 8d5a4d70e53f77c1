import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Buyers } from "./buyers.ts"
import type { Cluster } from "./cluster.ts"
import { type Drill, drillNames, drills } from "./drills.ts"
import { isWrong, kindsOf } from "./failures.ts"
import { reportedStates, until, untilWell } from "./health.ts"
import { untilListening } from "./listening.ts"
import { missingFor } from "./missing-for.ts"
import { RoundLogs } from "./round-logs.ts"
import { forgetMailboxes, storedOrders } from "./stored-orders.ts"
import { untilStreaming } from "./streaming.ts"
import { longestGap, longestWait, tallyOf } from "./tally.ts"

const buyersAtOnce = 4

/** Number of drafts that are ordered one after the other while the fault occurs. */
const clicksOfRound = 40

/**
 * Time limit in seconds until everything is healthy again; this includes rewinding a former primary or copying its data
 * again.
 */
const patience = 180

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)

const middle = (values: ReadonlyArray<number>) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Injects one fault under load; returns the time without writes and the time until everything was healthy, in ms. */
const oneRound = async (cluster: Cluster, buyers: Buyers, drill: Drill, round: number) => {
  await untilStreaming(cluster, patience)
  await forgetMailboxes((await cluster.primary()).url)
  const drafts = []
  for (let count = 0; count < clicksOfRound; count++) drafts.push(await buyers.draft())
  const clicking = buyers.placeAll(drafts)
  // awaited below, unless the cluster does not become well before
  clicking.catch(() => {})
  await pause(100 + ((round * 37) % 200))
  const struckAt = Date.now()
  await drill.strike(cluster, round)
  await pause(1000)
  await untilStreaming(cluster, patience)
  const wellAt = Date.now()
  await clicking
  // writes are back only when an order shows it; what every service reports of itself may be too early
  await until(
    async () =>
      buyers.acknowledged.some(({ answeredAt }) => answeredAt >= wellAt) ? undefined : "no order is placed",
    patience
  )
  const gap = longestGap(
    buyers.acknowledged.map(({ answeredAt }) => answeredAt),
    struckAt,
    wellAt
  )
  const listens = await untilListening((await cluster.primary()).url, cluster.shops.length)
  return { gap, well: wellAt - struckAt, listens }
}

interface Options {
  readonly rounds: number
  /** The folder for the logs of failed rounds, created by the first of them. */
  readonly failedIn: string
  readonly signal: AbortSignal
}

/** Runs one round and keeps its logs if it fails; lost and duplicate orders are only known after the last round. */
const watchedRound = async (
  cluster: Cluster,
  buyers: Buyers,
  drill: Drill,
  { name, round, failedIn }: { readonly name: string; readonly round: number; readonly failedIn: string }
) => {
  const logs = new RoundLogs(cluster.logs)
  const wrongs = () => buyers.failures.filter(isWrong).length
  const before = wrongs()
  let holds = false
  try {
    const result = await oneRound(cluster, buyers, drill, round)
    holds = result.listens && wrongs() === before && result.gap <= (drill.bound ?? Infinity) * 1000
    return result
  } finally {
    if (!holds) {
      const folder = join(failedIn, `${name}-${round + 1}`)
      logs.keepIn(folder, await reportedStates(cluster.layout))
      console.log(`  The logs of this round are in ${folder}`)
    }
  }
}

const runOne = async (
  cluster: Cluster,
  name: string,
  drill: Drill,
  { rounds, failedIn, signal }: Options
): Promise<boolean> => {
  const buyers = new Buyers(cluster.origin, buyersAtOnce)
  const gaps: Array<number> = []
  const wells: Array<number> = []
  let withoutNotices = 0
  /** Why the drill ended before its last round. */
  let stopped: string | undefined
  for (let round = 0; round < rounds && !signal.aborted; round++) {
    const result = await watchedRound(cluster, buyers, drill, { name, round, failedIn }).catch(
      (error: unknown) => String(error)
    )
    if (typeof result === "string") {
      stopped = result
      console.log(`  ${name} ended in round ${round + 1}: ${stopped}`)
      break
    }
    const { gap, well, listens } = result
    gaps.push(gap)
    wells.push(well)
    if (!listens) withoutNotices += 1
    console.log(
      `  ${name} ${round + 1}/${rounds}: writes away ${inSeconds(gap)} s, all well after ${inSeconds(well)} s`
    )
  }
  await buyers.end()
  // orders are counted also where the cluster did not become well: the primary has them
  if (stopped === undefined) await untilWell(cluster.layout, patience)
  const tally = tallyOf(buyers.acknowledged, await storedOrders((await cluster.primary()).url))
  const longest = Math.max(0, ...gaps)
  const wrong = buyers.failures.filter(isWrong).length
  const holds =
    stopped === undefined &&
    tally.lost + tally.double + wrong + withoutNotices === 0 &&
    (drill.bound === undefined || longest <= drill.bound * 1000)
  console.log(
    `${holds ? "✓" : "✗"} ${name}, ${gaps.length} rounds: ${tally.acknowledged} acknowledged, ${tally.lost} lost, ${tally.double} double; writes away ${inSeconds(middle(gaps))} s (median), ${inSeconds(longest)} s (longest${drill.bound === undefined ? "" : `, at most ${drill.bound}`}); longest wait of a buyer ${inSeconds(longestWait(buyers.acknowledged))} s; all well after ${inSeconds(middle(wells))} s; ${buyers.failures.length} requests without success, ${wrong} of them with a wrong answer; ${withoutNotices} rounds after which a copy received no notices`
  )
  if (buyers.failures.length > 0) console.log(kindsOf(buyers.failures))
  // a cluster that is not well would fail every drill that follows
  if (stopped !== undefined) throw new Error(`${name} left the cluster in need of an operator`)
  return holds
}

/**
 * Runs drills by name, or all of them; returns whether no order was lost or duplicated and writes resumed in time. A
 * drill that is named and cannot be run here counts as failed.
 */
export const drill = async (
  cluster: Cluster,
  names: ReadonlyArray<string>,
  options: Options
): Promise<boolean> => {
  let holds = true
  for (const name of names.includes("all") ? drillNames : names) {
    const found = drills[name]
    if (found === undefined || options.signal.aborted) continue
    const missing = missingFor(found, cluster.layout)
    if (missing !== undefined) {
      console.log(`- ${name} was not run: ${missing}`)
      // where all are run, those that cannot be run here are left out
      if (names.includes(name)) holds = false
      continue
    }
    holds = (await runOne(cluster, name, found, options)) && holds
  }
  return holds
}
