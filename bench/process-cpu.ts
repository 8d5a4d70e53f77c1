import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const msOfTick = 1000 / 100

/**
 * Returns the fields that follow the process name in the kernel's `stat` file (`man 5 proc`); an empty list if the
 * process has ended.
 */
const statOf = (pid: number): ReadonlyArray<string> => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
  } catch {
    return []
  }
}

const sumOf = (stat: ReadonlyArray<string>, from: number): number =>
  (Number(stat[from] ?? 0) + Number(stat[from + 1] ?? 0)) * msOfTick

const ownMs = (stat: ReadonlyArray<string>): number => sumOf(stat, 11)
const endedChildrenMs = (stat: ReadonlyArray<string>): number => sumOf(stat, 13)
const parentOf = (stat: ReadonlyArray<string>): number => Number(stat[1])

/** Returns the CPU time that a process has used so far, in milliseconds, as counted by the kernel. */
export const cpuMs = (pid: number): number => {
  const stat = statOf(pid)
  if (stat.length === 0) throw new Error(`There is no process ${pid}`)
  return ownMs(stat)
}

/** Returns the CPU time of an embedded PostgreSQL in milliseconds, with all its processes, including ended ones. */
export const postgresCpuMs = (dataDir: string): number => {
  const pid = Number(readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0])
  const postmaster = statOf(pid)
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => parentOf(stat) === pid)
  return children.reduce((sum, stat) => sum + ownMs(stat), ownMs(postmaster) + endedChildrenMs(postmaster))
}
