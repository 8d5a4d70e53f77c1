import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import type { Layout, Machine } from "./layout.ts"

/** The library of Debian's package libfaketime, which shifts the clock of a process by what a file says. */
const library = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/faketime/libfaketimeMT.so.1`

/** Returns whether clocks of single machines can be shifted here. */
export const mayShiftClocks = (): boolean => existsSync(library)

const clocksOf = ({ folder }: Layout) => join(folder, "clocks")

const clockOf = (layout: Layout, { name }: Machine) => join(clocksOf(layout), name)

/** Sets the clock of a machine, in seconds ahead of this one; its services notice it within a second. */
export const setClock = (layout: Layout, machine: Machine, ahead: number): void =>
  writeFileSync(clockOf(layout, machine), `${ahead < 0 ? "" : "+"}${ahead}\n`)

/** Creates a clock, which is right, for each machine, if the layout asks for it. */
export const makeClocks = (layout: Layout): void => {
  if (layout.hasClocks !== true) return
  mkdirSync(clocksOf(layout), { recursive: true, mode: 0o755 })
  // where the services may read it
  copyFileSync(join(import.meta.dirname, "sitecustomize.py"), join(clocksOf(layout), "sitecustomize.py"))
  for (const machine of [...layout.databases, ...layout.shops]) setClock(layout, machine, 0)
}

/**
 * Returns the environment of services that use the clock of a machine. Patroni shifts its own clock by it, and passes
 * the library on to PostgreSQL (sitecustomize.py). Durations are measured by the real monotonic clock, as they are when
 * an operator or NTP sets a clock.
 */
export const clockEnvironment = (layout: Layout, machine: Machine): Readonly<Record<string, string>> =>
  layout.hasClocks === true
    ? {
        HEIZMARKT_CLOCK_LIBRARY: library,
        PYTHONPATH: clocksOf(layout),
        FAKETIME_TIMESTAMP_FILE: clockOf(layout, machine),
        FAKETIME_CACHE_DURATION: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        // times of files stay right
        NO_FAKE_STAT: "1"
      }
    : {}

/**
 * Returns the command prefix that loads the library into a program. It follows the change of the user: the library
 * keeps a semaphore by process id, which the service's user could not open if root had created it.
 */
export const underClock = ({ hasClocks }: Layout): ReadonlyArray<string> =>
  hasClocks === true ? ["/usr/bin/env", `LD_PRELOAD=${library}`] : []

const sharedMemory = "/dev/shm"

/** Removes the shared memory that the library has left of killed processes. */
export const removeClocks = ({ hasClocks }: Layout): void => {
  if (hasClocks !== true) return
  for (const name of readdirSync(sharedMemory)) {
    const pid = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/u.exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(sharedMemory, name), { force: true })
  }
}

/** Returns the time that a server states in the header of its response, in ms; `undefined` if there is no response. */
export const reportedTime = (url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const asked = request(url, { agent: false, timeout: 2000 }, (answer) => {
      answer.resume().once("error", () => resolve(undefined))
      const at = Date.parse(answer.headers.date ?? "")
      resolve(Number.isNaN(at) ? undefined : at)
    })
    asked.once("timeout", () => asked.destroy())
    asked.once("error", () => resolve(undefined))
    asked.end()
  })
