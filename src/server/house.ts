import { Effect, Layer, Schedule, Tracer } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { join } from "node:path"
import { signInPath } from "../contract/account.api.ts"
import { afterRestore } from "./after-restore.ts"
import { apiRoutes } from "./api.ts"
import { ensureData, requireNewDatabase, requireOwnSite, requireSafeDatabase } from "./boot/first-data.ts"
import { nextSteps } from "./boot/next-steps.ts"
import type { WebBuild } from "./boot/web-build.ts"
import { type ServerConfig } from "./config.ts"
import { projectRoot } from "./project-root.ts"
import { ensureContent } from "./content/ensure-content.ts"
import { ownerConnections } from "./db/application-name.ts"
import { sqlLayer } from "./db/client.ts"
import { Database } from "./db/database.ts"
import { wrappingKeysLayer } from "./db/keys/wrapping-keys.ts"
import { grantPlainRole } from "./db/plain-role.ts"
import { installJobs, jobPool } from "./jobs/job-pool.ts"
import { migrate } from "./db/migrate.ts"
import { FrontDoor } from "./http/front/front-door.ts"
import { hostGuard } from "./http/front/hosts.ts"
import { strictTransport } from "./http/front/strict-transport.ts"
import { requestIds } from "./http/front/request-id.ts"
import { countRequests } from "./http/log/request-meters.ts"
import { houseRoutes, listen, serve } from "./http/server.ts"
import { shedCalls } from "./http/front/shed-calls.ts"
import { signInCrowd } from "./http/front/sign-in-crowd.ts"
import { mountPages } from "./mount-pages.ts"
import { DatabaseFigures } from "./operations/database-figures.ts"
import { measurePressure } from "./operations/measure-pressure.ts"
import { processGauges } from "./operations/process-gauges.ts"
import { Meters } from "./ports/meters.ts"
import { OwnPressure } from "./ports/pressure.ts"
import { quickSearch } from "./offers/search/quick-search.ts"
import { services } from "./services.ts"
import { ownDomains, type SiteConfig } from "./site-config.ts"

type Log = (line: string) => void

const installQueue = (log: Log) =>
  Effect.scoped(Effect.flatMap(jobPool(log, 1), (pool) => installJobs(pool, log)))

/**
 * Prepares the database for the shop: checks the PostgreSQL version and settings, migrates the schema, and inserts
 * missing data.
 */
const prepare = Effect.fnUntraced(function* (config: ServerConfig, { site }: SiteConfig, log: Log) {
  yield* requireNewDatabase
  const fresh = yield* migrate
  if (fresh.length > 0) log(`Migrated the database: ${fresh.join(", ")}`)
  yield* afterRestore(log)
  const kind = yield* ensureData(config, loadSampleData(log), log)
  yield* requireOwnSite(kind, site)
  yield* ensureContent
  yield* requireSafeDatabase(config.production, kind)
  if (kind === "real") for (const line of yield* nextSteps) log(line)
  const { plain } = yield* Database
  if (plain === undefined) return
  yield* installQueue(log)
  yield* grantPlainRole(plain.role)
})

/**
 * The database, prepared with the role that owns the tables; the shop then continues with the restricted role (decision
 * 110).
 */
const prepared = (config: ServerConfig, site: SiteConfig, log: Log) =>
  Layer.effect(Database)(
    Effect.gen(function* () {
      const database = yield* Database
      yield* Effect.provide(
        prepare(config, site, log),
        sqlLayer(database.url, { maxConnections: 2, name: ownerConnections })
      )
      return { ...database, url: database.plain?.url ?? database.url }
    })
  )

const loadSampleData = (log: Log) =>
  Effect.promise(async () => {
    log("Loading the sample data …")
    const { loadSampleData: load } = await import("./sample-data/load.ts")
    return load
  })

const ready = ({ host }: ServerConfig, log: Log) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { address } = yield* HttpServer
      const name = host === "127.0.0.1" || host === "::1" ? "localhost" : host
      const port = "port" in address ? address.port : 0
      log(`Heizmarkt runs at http://${name}:${port} (Ctrl-C stops it)`)
    })
  )

/** Monitoring of the running shop: every request is counted, and metrics are served if configured. */
const observed = (config: ServerConfig, door: FrontDoor, pressure: OwnPressure, log: Log) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const meters = yield* Meters
      countRequests(door, meters)
      yield* processGauges(meters)
      yield* measurePressure(pressure, meters)
      if (config.collector !== undefined) {
        const { traceRequests } = yield* Effect.promise(() => import("./operations/otlp/request-spans.ts"))
        traceRequests(door, yield* Tracer.Tracer)
        const { refresh } = yield* DatabaseFigures
        // database metrics are read periodically; the values that were last read are sent
        yield* Effect.forkScoped(Effect.repeat(refresh, Schedule.spaced("15 seconds")))
      }
      if (config.metrics === undefined) return
      const { serveMetrics } = yield* Effect.promise(() => import("./operations/metrics-server.ts"))
      yield* serveMetrics(config.metrics, log)
    })
  )

/** Builds all layers of the shop above PostgreSQL, beginning with the port; they are stopped in this order. */
export const house = (config: ServerConfig, site: SiteConfig, build: WebBuild, log: Log) => {
  const door = new FrontDoor(strictTransport(site.proxies, ownDomains(site)), requestIds(site.proxies))
  door.add(hostGuard(site.hosts))
  const pressure = new OwnPressure()
  door.add(shedCalls(pressure))
  door.add(signInCrowd(signInPath, site.proxies))
  const sql = Layer.unwrap(Effect.map(Database, ({ url }) => sqlLayer(url, { pressure })))
  const data = sql.pipe(
    Layer.provideMerge(wrappingKeysLayer(config.wrappingKey)),
    Layer.provideMerge(prepared(config, site, log))
  )
  const dist = join(projectRoot, build.folder)
  const searches = Layer.effectDiscard(Effect.map(quickSearch, (front) => door.add(front)))
  const routes = Layer.mergeAll(
    searches,
    apiRoutes(site),
    houseRoutes,
    mountPages(site, { door, pressure }, dist, log)
  )
  return ready(config, log).pipe(
    Layer.provideMerge(serve(routes)),
    Layer.provide(listen(config, door, log, site.proxies)),
    Layer.provide(observed(config, door, pressure, log)),
    Layer.provide(services(site, log)),
    Layer.provide(data)
  )
}
