import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"

/**
 * Whether a process runs, read from /proc. `kill(pid, 0)` is not used because it also succeeds for a zombie, and a
 * killed postmaster remains a zombie if its parent has died too and nothing reaps it.
 */
export const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
  } catch {
    return false
  }
}

const workingFolder = (pid: number | string): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ""
  }
}

/** A postmaster as its pid file describes it. */
export interface Postmaster {
  readonly pid: number
  readonly socketDir: string
  readonly port: number
  readonly ready: boolean
  readonly live: boolean
}

/**
 * Reads postmaster.pid. A process counts as postmaster only if its working folder is the data folder: any other process
 * with that pid got the number later.
 */
export const readPostmaster = (data: string): Postmaster | undefined => {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")
    const pid = Number(lines[0])
    return {
      pid,
      port: Number(lines[3]),
      socketDir: lines[4] ?? "",
      ready: (lines[7] ?? "").trim() === "ready",
      live: isAlive(pid) && workingFolder(pid) === realpathSync(data)
    }
  } catch {
    return undefined
  }
}

/** Whether any process still uses the data folder: PostgreSQL's backends outlive a killed postmaster for some ms. */
export const isInUse = (data: string): boolean => {
  const folder = realpathSync(data)
  return readdirSync("/proc").some((entry) => /^\d+$/.test(entry) && workingFolder(entry) === folder)
}

/** Whether a process accepts connections on the socket. */
export const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const client = connect(socket)
    client.once("connect", () => {
      client.destroy()
      resolve(true)
    })
    client.once("error", () => resolve(false))
  })
