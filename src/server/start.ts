import { Cause, Effect, Exit, Layer } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { join } from "node:path"
import { signInPath } from "../contract/account.api.ts"
import { apiRoutes } from "./api.ts"
import { explainStart } from "./boot/explain.ts"
import { ensureData, requireNewDatabase, requireOwnSite, requireSafeDatabase } from "./boot/first-data.ts"
import { requireFreePort } from "./boot/free-port.ts"
import { runUntilSignal } from "./boot/until-signal.ts"
import { ensureWebBuild, productBuild, type WebBuild } from "./boot/web-build.ts"
import { projectRoot, readConfig, type ServerConfig } from "./config.ts"
import { sqlLayer } from "./db/client.ts"
import { Database, databaseLayer } from "./db/database.ts"
import { migrate } from "./db/migrate.ts"
import { FrontDoor } from "./http/front/front-door.ts"
import { hostGuard } from "./http/front/hosts.ts"
import { strictTransport } from "./http/front/strict-transport.ts"
import { houseRoutes, listen, serve } from "./http/server.ts"
import { signInCrowd } from "./http/front/sign-in-crowd.ts"
import { mountPages } from "./mount-pages.ts"
import { services } from "./services.ts"
import { ownDomains, readSiteConfig, type SiteConfig } from "./site-config.ts"

type Log = (line: string) => void

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const buildPages = (build: WebBuild, log: Log) =>
  Effect.gen(function* () {
    const begun = performance.now()
    const built = yield* ensureWebBuild(projectRoot, () => log("Building the pages …"), build)
    if (built) log(`Built the pages in ${seconds(begun)}`)
  })

/** The database as everything above expects it: new enough, migrated, filled, safe. */
const prepared = (config: ServerConfig, { site }: SiteConfig, log: Log) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      yield* requireNewDatabase
      const fresh = yield* migrate
      if (fresh.length > 0) log(`Migrated the database: ${fresh.join(", ")}`)
      const kind = yield* ensureData(config, loadSampleData(log), log)
      yield* requireOwnSite(kind, site)
      yield* requireSafeDatabase(config.production, kind)
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

/** Everything that runs, from the port down to PostgreSQL; it is stopped in the same order. */
const house = (config: ServerConfig, site: SiteConfig, build: WebBuild, log: Log) => {
  const door = new FrontDoor(strictTransport(site.proxies, ownDomains(site)))
  door.add(hostGuard(site.hosts))
  door.add(signInCrowd(signInPath, site.proxies))
  const database = databaseLayer(config, log)
  const sql = Layer.unwrap(Effect.map(Database, ({ url }) => sqlLayer(url)))
  const data = prepared(config, site, log).pipe(Layer.provideMerge(sql), Layer.provideMerge(database))
  const dist = join(projectRoot, build.folder)
  const routes = Layer.mergeAll(apiRoutes(site), houseRoutes, mountPages(site, door, dist, log))
  return ready(config, log).pipe(
    Layer.provideMerge(serve(routes)),
    Layer.provide(listen(config, door, log, site.proxies)),
    Layer.provide(services(site, log)),
    Layer.provide(data)
  )
}

/** Runs one server until it is told to stop, and answers the exit code; tests serve a build of their own. */
export const start = async (
  environment: Readonly<Record<string, string | undefined>>,
  { log, error }: Pick<Console, "log" | "error">,
  build: WebBuild = productBuild
): Promise<number> => {
  let config: ServerConfig
  let site: SiteConfig
  try {
    config = readConfig(environment)
    site = readSiteConfig(environment, config)
  } catch (problem) {
    error(problem instanceof Error ? problem.message : problem)
    return 1
  }
  const program = Effect.gen(function* () {
    yield* requireFreePort(config)
    if (config.webBuild) yield* buildPages(build, log)
    return yield* Layer.launch(house(config, site, build, log))
  })
  const exit = await runUntilSignal(program, log)
  if (Exit.isSuccess(exit)) {
    log("Stopped")
    return 0
  }
  error(explainStart(exit.cause, config) ?? Cause.pretty(exit.cause))
  return 1
}
