import { existsSync, readdirSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { disksLeft } from "./disks.ts"
import type { Layout } from "./layout.ts"
import { networkLeft } from "./network.ts"
import { folderVariable } from "./plain-environment.ts"

/** A process of a cluster that is still running. */
interface Left {
  readonly pid: number
  readonly line: string
}

/**
 * Returns the processes of a cluster that are still running. They are recognised by an inherited environment variable
 * that contains the cluster's folder. PostgreSQL's backend processes overwrite their environment with their title, but
 * they end together with their postmaster, which keeps the variable.
 */
export const processesLeft = ({ folder }: Layout): ReadonlyArray<Left> =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      try {
        const variables = readFileSync(`/proc/${name}/environ`, "utf8").split("\0")
        if (!variables.includes(`${folderVariable}=${folder}`)) return []
        const line = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ").trim()
        return [{ pid: Number(name), line }]
      } catch {
        // the process has just ended, or belongs to another user
        return []
      }
    })

const signalAll = (left: ReadonlyArray<Left>, signal: NodeJS.Signals) => {
  for (const { pid } of left) {
    try {
      process.kill(pid, signal)
    } catch {
      // the process has just ended
    }
  }
}

const ended = async (layout: Layout, seconds: number): Promise<boolean> => {
  const until = Date.now() + seconds * 1000
  while (processesLeft(layout).length > 0) {
    if (Date.now() > until) return false
    await pause(100)
  }
  return true
}

/**
 * Ends the processes left behind by killed services, and waits until they have ended: first with SIGQUIT, on which
 * PostgreSQL ends at once and removes its shared memory, then with SIGKILL.
 */
export const endProcesses = async (layout: Layout): Promise<void> => {
  for (const signal of ["SIGQUIT", "SIGKILL"] as const) {
    signalAll(processesLeft(layout), signal)
    if (await ended(layout, 10)) return
  }
}

/** Returns what is left of a cluster after its end; the folder does not count if it is to be kept. */
export const tracesLeft = (layout: Layout, isKept: boolean): ReadonlyArray<string> => [
  ...processesLeft(layout).map(({ pid, line }) => `process ${pid}: ${line}`),
  ...disksLeft(layout).map((folder) => `disk ${folder}`),
  ...networkLeft(layout).map((name) => `network ${name}`),
  ...(!isKept && existsSync(layout.folder) ? [`folder ${layout.folder}`] : [])
]
