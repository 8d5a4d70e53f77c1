import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "../../tools/run-tool.ts"
import { Buyers, someDraft } from "./buyers.ts"
import type { Cluster } from "./cluster.ts"
import { untilReady, untilWell } from "./health.ts"
import { customersDraft, orderOnAsCustomers, signedInCustomers } from "./signed-in.ts"
import { storedOrders } from "./stored-orders.ts"
import { longestWait, tallyOf } from "./tally.ts"

const patience = 120

/** Time in ms until HAProxy sends requests to a server process that is ready again. */
const untilSeen = 1500

/**
 * Number of drafts that are started before the first server process is replaced, and ordered after the last one is
 * replaced.
 */
const keptDrafts = 20

/**
 * Number of customers who sign in before the first server process is replaced, and order with the same session after
 * the last one is replaced.
 */
const signedInBuyers = 4

/**
 * Replaces the server processes one by one with the release of a folder, as described in docs/cluster.md; returns
 * `false` if a process did not stop cleanly.
 */
export const changeRelease = async (cluster: Cluster, release: string): Promise<boolean> => {
  let inOrder = true
  for (const shop of cluster.shops) {
    const begun = performance.now()
    const code = await shop.copy.stop()
    inOrder &&= code === 0
    const stopped = performance.now()
    cluster.replaceCopy(shop, release)
    const { name, host, port } = shop.machine
    await untilReady(`http://${host}:${port}`, patience)
    const ready = performance.now()
    await pause(untilSeen)
    console.log(
      `  ${name}: drained in ${((stopped - begun) / 1000).toFixed(1)} s with ${code}, ready after ${((ready - stopped) / 1000).toFixed(1)} s`
    )
  }
  return inOrder
}

/** Deploys this release under load, or the release `to` and then this release again; no request may fail. */
export const deploy = async (cluster: Cluster, to: string | undefined): Promise<boolean> => {
  const releases = to === undefined ? [root] : [resolve(to), root]
  const drafts = []
  for (let count = 0; count < keptDrafts; count++) drafts.push(await someDraft(cluster.origin))
  const customers = await signedInCustomers(cluster.origin, (await cluster.primary()).url, signedInBuyers)
  const begun = []
  for (const customer of customers)
    begun.push({ customer, draft: await customersDraft(cluster.origin, customer) })
  const buyers = new Buyers(cluster.origin, 4)
  await pause(3000)
  let inOrder = true
  for (const release of releases) {
    console.log(`To ${release}`)
    inOrder = (await changeRelease(cluster, release)) && inOrder
  }
  for (const draft of drafts) await buyers.place(draft)
  const owned = await orderOnAsCustomers(cluster.origin, (await cluster.primary()).url, begun)
  await buyers.end()
  await untilWell(cluster.layout, patience)
  const tally = tallyOf(buyers.acknowledged, await storedOrders((await cluster.primary()).url))
  // each customer orders once with the draft from before the deploy and once with a new draft
  const sessionsGoOn = owned === 2 * signedInBuyers
  const holds = inOrder && sessionsGoOn && tally.lost + tally.double + buyers.failures.length === 0
  console.log(
    `${holds ? "✓" : "✗"} deploy: ${buyers.failures.length} failed requests; ${tally.acknowledged} orders acknowledged, ${keptDrafts} of them begun before and ordered after; ${owned} of ${2 * signedInBuyers} orders by customers who had signed in before; ${tally.lost} lost, ${tally.double} double; longest wait of a buyer ${(longestWait(buyers.acknowledged) / 1000).toFixed(1)} s`
  )
  for (const { what } of buyers.failures.slice(0, 5)) console.log(`    ${what}`)
  return holds
}
