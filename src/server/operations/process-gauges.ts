import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { projectRoot } from "../project-root.ts"
import { workingConnections } from "../db/client.ts"
import type { OwnMeters } from "../ports/meters.ts"

/** Resolution of the delay measurement, in ms; each measurement takes at least this long. */
const resolution = 20

/** The period for which the delay is reported, in ms. */
const period = 30_000

const versionOf = (root: string): string => {
  const read: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  return typeof read === "object" && read !== null && "version" in read ? String(read.version) : "?"
}

export const shopVersion: string = versionOf(projectRoot)

/** Provides metrics of this process, which are read on request; the event loop is monitored until the scope ends. */
export const processGauges = (meters: OwnMeters) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const delay = monitorEventLoopDelay({ resolution })
      delay.enable()
      let told = 0
      const secondsLate = () => Math.max(0, delay.percentile(99) / 1e9 - resolution / 1000)
      const timer = setInterval(() => {
        told = secondsLate()
        delay.reset()
      }, period).unref()
      // a stall in the current period is reported before the period ends
      meters.gauge("eventLoopDelay", {}, () => Math.max(told, delay.count === 0 ? 0 : secondsLate()))
      meters.gauge("memory", { kind: "resident" }, () => process.memoryUsage.rss())
      meters.gauge("memory", { kind: "heap" }, () => process.memoryUsage().heapUsed)
      meters.gauge("memory", { kind: "external" }, () => process.memoryUsage().external)
      meters.gauge("uptime", {}, () => process.uptime())
      meters.gauge("build", { version: shopVersion, node: process.versions.node }, () => 1)
      meters.gauge("databasePool", {}, () => workingConnections)
      return () => {
        clearInterval(timer)
        delay.disable()
      }
    }),
    (stop) => Effect.sync(stop)
  )
