import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Buyers, someDraft } from "./buyers.ts"
import type { Cluster } from "./cluster.ts"
import { until, untilWell } from "./health.ts"
import { erasuresFolder } from "./layout.ts"
import { asSuperuser, restoreDatabases } from "./restore-primary.ts"
import { deleteAccount, isAccountThere, signedInCustomers } from "./signed-in.ts"
import { storedOrders } from "./stored-orders.ts"
import { restoredTally, tallyOf } from "./tally.ts"

const patience = 180

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0)

const notedErasures = (cluster: Cluster): number =>
  readFileSync(join(erasuresFolder(cluster.layout), "erasures"), "utf8")
    .split("\n")
    .filter((line) => line !== "").length

/**
 * Makes a base backup while orders are placed, has a customer erased after a moment, restores the whole cluster to that
 * moment and counts: orders confirmed before it must be there, orders begun after it must not, and the customer stays
 * erased. Returns whether all of that holds.
 */
export const restore = async (cluster: Cluster): Promise<boolean> => {
  const { database, url } = await cluster.primary()
  const [customer] = await signedInCustomers(cluster.origin, url, 1)
  if (customer === undefined) throw new Error("No customer has signed in")
  const buyers = new Buyers(cluster.origin, 4)
  await pause(3000)
  const before = buyers.acknowledged.length
  const backupBegun = performance.now()
  await cluster.pgbackrest(database, "backup")
  const during = buyers.acknowledged.length - before
  console.log(`  A base backup in ${seconds(backupBegun)} s, beside ${during} orders`)
  await pause(5000)
  const moment = Date.now()
  await pause(1000)
  const noted = notedErasures(cluster)
  await deleteAccount(cluster.origin, customer)
  await until(
    async () => (notedErasures(cluster) > noted ? undefined : "the erasure is not recorded"),
    patience
  )
  await pause(5000)
  await buyers.end()
  const last = await asSuperuser(cluster, database, "select pg_walfile_name(pg_switch_wal())")
  // names of segments are compared without their timeline
  const isArchived = `select coalesce(substr(last_archived_wal, 9) >= substr('${last}', 9), false) from pg_stat_archiver`
  await until(
    async () =>
      (await asSuperuser(cluster, database, isArchived)) === "t" ? undefined : `${last} is not archived`,
    patience
  )

  const begun = performance.now()
  await Promise.all(cluster.shops.map(({ copy }) => copy.stop()))
  await restoreDatabases(cluster, database, new Date(moment))
  const restoredUrl = (await cluster.primary()).url
  const cameBack = await isAccountThere(restoredUrl, customer)
  for (const { copy } of cluster.shops) copy.start()
  await untilWell(cluster.layout, patience)
  const took = seconds(begun)
  const stored = await storedOrders(restoredUrl)
  const found = restoredTally(buyers.acknowledged, stored, moment)
  const isErased = !(await isAccountThere(restoredUrl, customer))
  const after = new Buyers(cluster.origin, 0)
  await after.place(await someDraft(cluster.origin))
  const { lost, double } = tallyOf(after.acknowledged, await storedOrders(restoredUrl))
  const holds =
    found.due > 0 &&
    found.later > 0 &&
    found.missing + found.early + lost + double === 0 &&
    cameBack &&
    isErased
  console.log(
    `${holds ? "✓" : "✗"} restore to ${new Date(moment).toISOString()} in ${took} s: ${found.due} orders due, ${found.missing} missing; ${found.later} later, ${found.early} of them there; the erased customer ${cameBack ? "came back with the data" : "was not in the data"} and ${isErased ? "is erased again" : "IS THERE"}; an order placed afterwards: ${lost} lost`
  )
  return holds
}
