import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { cpuMs } from "./load.ts"

const ticksPerSecond = 100

/** Fields of `/proc/PID/stat` behind the process's name; undefined for a process that has ended meanwhile. */
const statOf = (pid: number | string): ReadonlyArray<string> | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")
  } catch {
    return undefined
  }
}

/** CPU time that an embedded PostgreSQL has used so far, with all its processes, also those that have ended; in ms. */
export const postgresCpuMs = (dataDir: string): number => {
  const pid = Number(readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0])
  const ended = statOf(pid)?.slice(13, 15).map(Number) ?? []
  const running = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && statOf(name)?.[1] === String(pid))
    .map((child) => cpuMs(Number(child)))
  return [cpuMs(pid), ...ended.map((ticks) => (ticks * 1000) / ticksPerSecond), ...running].reduce(
    (sum, each) => sum + each,
    0
  )
}
