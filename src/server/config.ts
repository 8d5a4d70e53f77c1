import { resolve } from "node:path"
import { projectRoot } from "./project-root.ts"

/** A startup error that the operator can fix: one line that states the problem and what to do. */
export class StartProblem extends Error {
  override readonly name = "StartProblem"
}

/** Settings of one server process, from its environment. */
export interface ServerConfig {
  readonly host: string
  readonly port: number
  /** Address of another PostgreSQL (15 or newer); if undefined, the embedded PostgreSQL runs in `dataDir`. */
  readonly databaseUrl: string | undefined
  /**
   * Address of the same database, with the role that owns and migrates its tables; if undefined, `databaseUrl` is used
   * for migrations too.
   */
  readonly migrationDatabaseUrl: string | undefined
  readonly dataDir: string
  /**
   * Folder for backups of the embedded PostgreSQL; `false` stops the backups, undefined uses the setting of the last
   * start.
   */
  readonly backupDir: string | false | undefined
  /**
   * File that records erasures for the PostgreSQL of `databaseUrl`, stored next to its backups; undefined if no
   * erasures are recorded.
   */
  readonly erasuresFile: string | undefined
  readonly production: boolean
  /** Whether sample data are loaded into an empty database; `SAMPLE_DATA=no` starts a shop with real data. */
  readonly sampleData: boolean
  /** Whether the pages are built if their sources have changed; `WEB_BUILD=no` serves the existing files in dist/. */
  readonly webBuild: boolean
  /** Whether the method, path, status and duration of every request are printed, in batches of 10 s. */
  readonly accessLog: boolean
  /** Seconds for which the server still accepts calls after the stop signal; `/ready` reports "not ready" meanwhile. */
  readonly drainSeconds: number
  /** `json` writes one JSON object per line, `text` human-readable lines. */
  readonly logFormat: "json" | "text"
  /** Address where metrics are served to Prometheus; undefined if they are not served. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** The collector that receives traces, metrics and logs over OTLP; undefined for none. */
  readonly collector: string | undefined
  /** The key that encrypts the secrets in the database; if undefined, an embedded database uses its own key file. */
  readonly wrappingKey: GivenKey | undefined
  /** The operating system user that the shop switches to if root starts it; `root` stays root. */
  readonly shopUser: string | undefined
}

/** A key from the environment: the text of a variable, or the file that a variable names. */
export type GivenKey =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string }

type Environment = Readonly<Record<string, string | undefined>>

const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined

const portOf = (raw: string | undefined): number => {
  if (raw === undefined) return 4200
  const port = /^\d{1,5}$/.test(raw) ? Number(raw) : Number.NaN
  if (port >= 0 && port <= 65_535) return port
  throw new StartProblem(`PORT is "${raw}", which is no port: set it to a number from 1 to 65535.`)
}

const databaseUrlOf = (environment: Environment, name: string): string | undefined => {
  const raw = given(environment, name)
  if (raw === undefined) return undefined
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (url && (url.protocol === "postgres:" || url.protocol === "postgresql:")) return raw
  // the value may contain a password, so it is not repeated
  throw new StartProblem(
    `${name} is not the address of a PostgreSQL: write postgres://user:password@host:5432/database, or unset it${name === "DATABASE_URL" ? " for the embedded one" : ""}.`
  )
}

/** Requires both roles of a database: an address for migrations without an address for the shop is an error. */
const requireTwoRoles = (config: ServerConfig): ServerConfig => {
  if (config.migrationDatabaseUrl === undefined) return config
  if (config.databaseUrl !== undefined && new URL(config.databaseUrl).username !== "") return config
  throw new StartProblem(
    "MIGRATION_DATABASE_URL is set, and DATABASE_URL names no user: name the role there that the shop works as."
  )
}

const switchOf = (environment: Environment, name: string, fallback: boolean): boolean => {
  const raw = given(environment, name)
  if (raw === undefined) return fallback
  if (raw === "yes" || raw === "no") return raw === "yes"
  throw new StartProblem(`${name} is "${raw}": set it to yes or no.`)
}

/**
 * Parses `host:port`, `[::1]:port`, or a port alone, which is then opened on this machine only: by default, metrics are
 * not accessible from outside.
 */
const metricsOf = (raw: string | undefined): ServerConfig["metrics"] => {
  if (raw === undefined) return undefined
  const [, bracketed, named, digits] =
    /^(?:(?:\[([0-9a-f:.]+)\]|([A-Za-z0-9.-]+)):)?(\d{1,5})$/iu.exec(raw) ?? []
  const port = Number(digits)
  if (digits !== undefined && port <= 65_535) return { host: bracketed ?? named ?? "127.0.0.1", port }
  throw new StartProblem(
    `METRICS_ADDRESS is "${raw}": set it to an address and a port, e.g. 127.0.0.1:9464, or unset it.`
  )
}

const drainSecondsOf = (raw: string | undefined): number => {
  if (raw === undefined) return 0
  if (/^\d{1,2}$/u.test(raw) && Number(raw) <= 60) return Number(raw)
  throw new StartProblem(`DRAIN_SECONDS is "${raw}": set it to a number from 0 to 60.`)
}

const backupDirOf = (raw: string | undefined): ServerConfig["backupDir"] =>
  raw === undefined ? undefined : raw !== "no" && resolve(projectRoot, raw)

/** Returns the key from `NAME` or `NAME_FILE`. Fails with StartProblem if both are set. */
export const givenKeyOf = (environment: Environment, name: string): GivenKey | undefined => {
  const text = given(environment, name)
  const file = given(environment, `${name}_FILE`)
  if (text !== undefined && file !== undefined)
    throw new StartProblem(`${name} and ${name}_FILE are both set: set one of them.`)
  if (text !== undefined) return { name, text }
  return file === undefined ? undefined : { name: `${name}_FILE`, file: resolve(projectRoot, file) }
}

const logFormatOf = (raw: string | undefined): ServerConfig["logFormat"] => {
  if (raw === undefined || raw === "text" || raw === "json") return raw ?? "text"
  throw new StartProblem(`LOG_FORMAT is "${raw}": set it to json or text.`)
}

const collectorOf = (raw: string | undefined): ServerConfig["collector"] => {
  if (raw === undefined) return undefined
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (url !== undefined && /^https?:$/u.test(url.protocol) && url.search === "" && url.hash === "") return raw
  // the value may contain a password, so it is not repeated
  throw new StartProblem(
    "OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector: write http://host:4318, or unset it."
  )
}

/** Requires separate ports for the metrics and for the shop. */
const requireTwoPorts = (config: ServerConfig): ServerConfig => {
  if (config.metrics === undefined || config.port === 0 || config.metrics.port !== config.port) return config
  throw new StartProblem(`METRICS_ADDRESS has the shop's own port ${config.port}: set it to another one.`)
}

/** Fails if a file for erasures is set for the embedded PostgreSQL, which records erasures in BACKUP_DIR. */
const requireOwnErasures = (config: ServerConfig): ServerConfig => {
  if (config.erasuresFile === undefined || config.databaseUrl !== undefined) return config
  throw new StartProblem(
    "ERASURES_FILE is for the PostgreSQL of DATABASE_URL, which is not set: the embedded one keeps erasures in BACKUP_DIR."
  )
}

const pathOf = (raw: string | undefined): string | undefined =>
  raw === undefined ? undefined : resolve(projectRoot, raw)

/** Reads the environment once; throws StartProblem for invalid values. */
export const readConfig = (environment: Environment): ServerConfig =>
  requireOwnErasures(requireTwoRoles(requireTwoPorts(readAll(environment))))

const readAll = (environment: Environment): ServerConfig => ({
  host: given(environment, "HOST") ?? "127.0.0.1",
  port: portOf(given(environment, "PORT")),
  databaseUrl: databaseUrlOf(environment, "DATABASE_URL"),
  migrationDatabaseUrl: databaseUrlOf(environment, "MIGRATION_DATABASE_URL"),
  dataDir: resolve(projectRoot, given(environment, "DATA") ?? ".data"),
  backupDir: backupDirOf(given(environment, "BACKUP_DIR")),
  erasuresFile: pathOf(given(environment, "ERASURES_FILE")),
  production: given(environment, "NODE_ENV") === "production",
  sampleData: switchOf(environment, "SAMPLE_DATA", true),
  webBuild: switchOf(environment, "WEB_BUILD", true),
  accessLog: switchOf(environment, "ACCESS_LOG", false),
  drainSeconds: drainSecondsOf(given(environment, "DRAIN_SECONDS")),
  logFormat: logFormatOf(given(environment, "LOG_FORMAT")),
  metrics: metricsOf(given(environment, "METRICS_ADDRESS")),
  collector: collectorOf(given(environment, "OTEL_EXPORTER_OTLP_ENDPOINT")),
  wrappingKey: givenKeyOf(environment, "WRAPPING_KEY"),
  shopUser: given(environment, "SHOP_USER")
})
