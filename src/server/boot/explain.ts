import { existsSync, statfsSync } from "node:fs"
import type { ServerConfig } from "../config.ts"
import { StartProblem } from "../config.ts"

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const field = (value: object, name: string): unknown => Reflect.get(value, name)

/** Returns the error and all its causes: `cause` of errors, `reason` of SQL errors, reasons of an Effect cause. */
const chainOf = (error: unknown): ReadonlyArray<object> => {
  const chain: Array<object> = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (isObject(value) && !chain.includes(value) && chain.length < 40) {
      chain.push(value)
      for (const name of ["cause", "reason", "reasons", "error", "defect"]) walk(field(value, name))
    }
  }
  walk(error)
  return chain
}

/** Returns the database's address without user and password, safe to print. */
const databaseOf = ({ databaseUrl }: ServerConfig): string => {
  if (databaseUrl === undefined) return "the embedded PostgreSQL"
  const url = new URL(databaseUrl)
  return `PostgreSQL at ${url.searchParams.get("host") ?? (url.host || "localhost")}`
}

const unwritable = (config: ServerConfig) =>
  `The data in ${config.dataDir} cannot be written by this user: start as its owner or set DATA to another folder.`

const fullDisk = (config: ServerConfig) =>
  `There is no space left on the disk of ${config.dataDir}: free some or set DATA to another disk, then start again.`

const remedies: Readonly<Record<string, (config: ServerConfig) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use: stop the program that has it, or set PORT to another one, e.g. PORT=${port === 65_535 ? 4201 : port + 1}.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is ${host}, which is no address of this machine: set it to one, or unset it.`,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOTDIR: unwritable,
  ENOSPC: fullDisk,
  "53100": fullDisk,
  ECONNREFUSED: (config) => `${databaseOf(config)} refuses connections: start it, or correct DATABASE_URL.`,
  ENOTFOUND: (config) => `${databaseOf(config)} is not found by that name: correct DATABASE_URL.`,
  EAI_AGAIN: (config) => `${databaseOf(config)} is not found by that name: correct DATABASE_URL.`,
  ENOENT: (config) =>
    config.databaseUrl === undefined
      ? `A file is missing in ${config.dataDir}: set DATA to another folder, or restore it from a backup.`
      : `${databaseOf(config)} is not there: start it, or correct DATABASE_URL.`,
  EHOSTUNREACH: (config) =>
    `${databaseOf(config)} cannot be reached: check the network, or correct DATABASE_URL.`,
  ENETUNREACH: (config) =>
    `${databaseOf(config)} cannot be reached: check the network, or correct DATABASE_URL.`,
  ETIMEDOUT: (config) =>
    `${databaseOf(config)} does not answer: check that it runs, or correct DATABASE_URL.`,
  "28P01": (config) => `${databaseOf(config)} refuses the user or password: correct them in DATABASE_URL.`,
  "28000": (config) =>
    `${databaseOf(config)} refuses this user: correct DATABASE_URL, or allow the user there.`,
  "3D000": (config) =>
    `${databaseOf(config)} has no database of that name: create it, or correct DATABASE_URL.`,
  "42501": (config) =>
    `${databaseOf(config)} does not let this user make tables: grant it, or correct DATABASE_URL.`,
  "53300": (config) =>
    `${databaseOf(config)} has no connection left: raise max_connections, or stop other clients.`
}

const byText: ReadonlyArray<readonly [RegExp, (config: ServerConfig) => string]> = [
  [/no space left on device|check free disk space/i, fullDisk],
  [/readonly database|unable to open database file|read-only file system|permission denied/i, unwritable],
  [
    /timed? ?out|TimeoutError/i,
    (config) => `${databaseOf(config)} does not answer: check that it runs, or correct DATABASE_URL.`
  ]
]

// when its disk is full, PostgreSQL exits at once because it cannot write its log, and the only visible symptom is a
// closed connection
const isFull = ({ databaseUrl, dataDir }: ServerConfig): boolean => {
  if (databaseUrl !== undefined || !existsSync(dataDir)) return false
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize < 16 * 1024 * 1024
}

/** Returns one line that says why the server does not start and what to do; undefined if the cause is unknown. */
export const explainStart = (error: unknown, config: ServerConfig): string | undefined => {
  const chain = chainOf(error)
  const known = chain.find((link) => link instanceof StartProblem)
  if (known) return known.message
  for (const link of chain) {
    const code = field(link, "code")
    const remedy = typeof code === "string" ? remedies[code] : undefined
    if (remedy) return remedy(config)
  }
  if (isFull(config)) return fullDisk(config)
  const text = chain.map((link) => field(link, "message")).join("\n")
  return byText.find(([pattern]) => pattern.test(text))?.[1](config)
}
