import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import { userInfo } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openLog, turnLog } from "./log-file.ts"
import { makeFolder } from "./make-folder.ts"
import { isAlive, readPostmaster } from "./processes.ts"
import type { Place } from "./place.ts"

/** PostgreSQL role that owns an embedded cluster; everyone who can enter the socket's folder (mode 0700) is trusted. */
export const clusterUser = "app"
export const clusterPort = 5432

const environment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" }
const setpriv = "/usr/bin/setpriv"

const defaults = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  port: String(clusterPort),
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // rows that are scattered over a large table are read ahead by the kernel, many at a time; the three processes by
  // which PostgreSQL 18 reads otherwise take 2.5 times as long from a disk (decision 125)
  io_method: "sync",
  effective_io_concurrency: "64",
  max_connections: "60",
  // a statement may contain a person's address, so neither statements nor the values of rows are logged
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_statement: "none",
  log_min_duration_statement: "-1"
}

/** Creates a folder that PostgreSQL's user owns and that no other user may enter. */
export const own = (folder: string, { ids }: Place) => {
  makeFolder(folder, 0o700)
  fs.chmodSync(folder, 0o700)
  if (ids) fs.chownSync(folder, ids.uid, ids.gid)
}

/**
 * Returns the folder of the socket: next to the data, or in /tmp if the path of the socket would exceed the limit of
 * 107 bytes.
 */
export const socketDirOf = ({ base }: Place): string => {
  const beside = join(base, "sock")
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${clusterPort}.lock`)) <= 107) return beside
  return `/tmp/pg-${userInfo().uid}-${createHash("sha256").update(base).digest("hex").slice(0, 16)}`
}

/** Returns the path of PostgreSQL's log, for the operator. */
export const logOf = ({ base }: Place): string => join(base, "pg.log")

/**
 * Creates the data folder under a temporary name and then renames it, so that a killed initdb never leaves an
 * incomplete cluster.
 */
export const initialise = (place: Place, noSync: boolean): void => {
  for (const left of fs.readdirSync(place.base)) {
    if (left.startsWith("pg.new")) fs.rmSync(join(place.base, left), { recursive: true })
  }
  const fresh = join(place.base, "pg.new")
  own(fresh, place)
  const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
  const result = spawnSync(
    join(place.bin, "initdb"),
    [
      "-D",
      fresh,
      "-U",
      clusterUser,
      "--auth=trust",
      ...locale,
      "--no-instructions",
      ...(noSync ? ["--no-sync"] : [])
    ],
    { ...place.ids, env: environment, cwd: "/", encoding: "utf8" }
  )
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.error?.message ?? ""} ${result.stdout} ${result.stderr}`)
  }
  fs.renameSync(fresh, join(place.base, "pg"))
}

export interface StartOptions {
  readonly settings: Readonly<Record<string, string>>
  /**
   * Whether PostgreSQL shuts down when this process is killed; only for tests, because other processes that use the
   * same PostgreSQL are not considered.
   */
  readonly dieWithParent: boolean
}

/** Starts PostgreSQL and waits until it is ready; returns its pid, or, if PostgreSQL has ended instead, its output. */
export const start = async (place: Place, options: StartOptions): Promise<number | string> => {
  const data = join(place.base, "pg")
  const socketDir = socketDirOf(place)
  own(socketDir, place)
  const logFile = logOf(place)
  turnLog(logFile)
  const log = openLog(logFile)
  const from = fs.fstatSync(log).size
  const settings = { ...defaults, unix_socket_directories: socketDir, ...options.settings }
  const server = [
    join(place.bin, "postgres"),
    "-D",
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  ]
  const tied = options.dieWithParent && fs.existsSync(setpriv)
  const identity = place.ids
    ? ["--reuid", String(place.ids.uid), "--regid", String(place.ids.gid), "--clear-groups"]
    : []
  const [command = "", ...rest] = tied ? [setpriv, "--pdeathsig", "INT", ...identity, ...server] : server
  // `detached` creates a new session, so that Ctrl-C in the terminal does not reach PostgreSQL before the server has
  // drained
  const child = spawn(command, rest, {
    ...(tied ? {} : place.ids),
    env: environment,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log]
  })
  let gone: string | undefined
  child.once("error", (error) => (gone = error.message))
  child.once("exit", (code, signal) => (gone ??= `exit ${code ?? signal}`))
  child.unref()
  fs.closeSync(log)
  while (gone === undefined) {
    const postmaster = readPostmaster(data)
    if (postmaster && postmaster.pid === child.pid && postmaster.ready) return postmaster.pid
    await sleep(10)
  }
  return `${gone}\n${fs.readFileSync(logFile, "utf8").slice(from)}`
}

/** Shuts PostgreSQL down in its fast mode: rolls back open transactions, writes a checkpoint, exits. */
export const stop = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return
  process.kill(pid, "SIGINT")
  for (const end = performance.now() + 20_000; isAlive(pid) && performance.now() < end;) await sleep(10)
  if (isAlive(pid)) process.kill(pid, "SIGQUIT")
}
