import * as fs from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import {
  type Archive,
  archiveSettings,
  requireSameArchive,
  settleArchive,
  type WishedBackups
} from "./archive.ts"
import { makeFolder } from "./make-folder.ts"
import { withLock } from "./lock.ts"
import { lookAtLogEvery, turnLog } from "./log-file.ts"
import { placeOf, type Place } from "./place.ts"
import {
  clusterPort,
  clusterUser,
  initialise,
  logOf,
  socketDirOf,
  start,
  stop,
  type StartOptions
} from "./postmaster.ts"
import { answers, isInUse, isAlive, readPostmaster } from "./processes.ts"

/** A running embedded PostgreSQL that this process uses. */
export interface Cluster {
  readonly pid: number
  /** Whether this process started PostgreSQL; otherwise it was already running. */
  readonly startedHere: boolean
  /** Whether this process was the only server process that used the folder when it opened the folder. */
  readonly alone: boolean
  /** Milliseconds since the epoch. */
  readonly openedAt: number
  readonly base: string
  /** Location of the WAL archive and base backups; `undefined` if there are none. */
  readonly archive: Archive | undefined
  /** Returns the address for every client, e.g. `postgres://app@localhost:5432/postgres?host=%2Fsocket-folder`. */
  readonly url: (database: string, user?: string) => string
  /** Stops PostgreSQL if this process is the last one that uses it. Must be called after the pools are closed. */
  readonly close: () => Promise<"stopped" | "left running">
}

export interface OpenOptions {
  readonly dir: string
  readonly settings?: Readonly<Record<string, string>>
  readonly noSync?: boolean
  readonly dieWithParent?: boolean
  readonly backupDir?: WishedBackups | undefined
  readonly log: (line: string) => void
}

interface Claim {
  readonly pid: number
  readonly socketDir: string
  readonly port: number
  readonly startedHere: boolean
}

/**
 * Removes files that a crash has left behind; PostgreSQL itself refuses to start with them if the old pid belongs to a
 * zombie or was reused.
 */
const sweep = (place: Place) => {
  const socket = join(socketDirOf(place), `.s.PGSQL.${clusterPort}`)
  for (const file of [join(place.base, "pg/postmaster.pid"), `${socket}.lock`, socket]) {
    fs.rmSync(file, { force: true })
  }
}

/** Attaches to the PostgreSQL that runs in the folder, or starts one. */
const claim = async (place: Place, noSync: boolean, options: StartOptions): Promise<Claim> => {
  const data = join(place.base, "pg")
  if (!fs.existsSync(join(data, "PG_VERSION"))) initialise(place, noSync)
  for (let failures = 0; ; await sleep(10)) {
    const running = readPostmaster(data)
    if (running?.live) {
      const socket = join(running.socketDir, `.s.PGSQL.${running.port}`)
      if (running.ready && (await answers(socket))) return { ...running, startedHere: false }
      continue // starting, recovering or stopping
    }
    if (isInUse(data)) continue
    sweep(place)
    const started = await start(place, options)
    if (typeof started === "number") {
      return { pid: started, socketDir: socketDirOf(place), port: clusterPort, startedHere: true }
    }
    if (++failures === 3) throw new Error(`PostgreSQL does not start: ${started}`)
  }
}

/** Starts PostgreSQL again after it has died; the pools reconnect to the same socket by themselves. */
const watch = (pidNow: () => number, again: () => Promise<Claim>, log: (line: string) => void) => {
  let busy = false
  let complaint = ""
  return setInterval(() => {
    if (busy || isAlive(pidNow())) return
    busy = true
    again()
      .then(
        ({ startedHere }) => log(`PostgreSQL was gone, ${startedHere ? "started" : "attached"} again`),
        (error: unknown) => {
          if (String(error) !== complaint) log((complaint = String(error)))
        }
      )
      .finally(() => (busy = false))
  }, 500).unref()
}

/** Determines the location of the archive; a PostgreSQL that is already running keeps the setting of its own start. */
const archiveFor = (place: Place, wished: WishedBackups): Archive | undefined => {
  if (readPostmaster(join(place.base, "pg"))?.live) requireSameArchive(place, wished)
  return settleArchive(place, wished)
}

/** Rotates the log; a failure is only logged, because it must not stop the shop. */
const turnQuietly = (place: Place, log: OpenOptions["log"]) => {
  try {
    turnLog(logOf(place))
  } catch (failure) {
    log(`The log of PostgreSQL could not be turned: ${String(failure)}`)
  }
}

/** Opens the embedded PostgreSQL of a folder. A process must call this only once per folder. */
export const openCluster = async (options: OpenOptions): Promise<Cluster> => {
  const place = placeOf(options.dir, options.log)
  const clients = join(place.base, "clients")
  makeFolder(clients)
  const lock = join(place.base, "lock.sqlite")
  const mine = join(clients, String(process.pid))
  const others = () => fs.readdirSync(clients).filter((name) => name !== String(process.pid))
  return withLock(lock, async () => {
    const archive = archiveFor(place, options.backupDir)
    const take = () =>
      claim(place, options.noSync ?? false, {
        settings: { ...(archive && archiveSettings(archive)), ...options.settings },
        dieWithParent: options.dieWithParent ?? false
      })
    const first = await take()
    const alone = !others().some((name) => isAlive(Number(name)))
    fs.writeFileSync(mine, "")
    let pid = first.pid
    let closed = false
    const again = () =>
      withLock(lock, async () => {
        // this process may have closed the cluster while `again` waited for the lock
        if (closed) return first
        const next = await take()
        pid = next.pid
        return next
      })
    const turning = setInterval(() => turnQuietly(place, options.log), lookAtLogEvery)
    turning.unref()
    const watchdog = watch(() => pid, again, options.log)
    return {
      pid: first.pid,
      startedHere: first.startedHere,
      alone,
      openedAt: Date.now(),
      base: place.base,
      archive,
      url: (database, user = clusterUser) =>
        `postgres://${user}@localhost:${first.port}/${database}?host=${encodeURIComponent(first.socketDir)}`,
      close: () => {
        clearInterval(watchdog)
        clearInterval(turning)
        closed = true
        return withLock(lock, async () => {
          fs.rmSync(mine, { force: true })
          for (const name of others()) {
            if (isAlive(Number(name))) return "left running"
            fs.rmSync(join(clients, name), { force: true })
          }
          await stop(pid)
          return "stopped"
        })
      }
    }
  })
}
