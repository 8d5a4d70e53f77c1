import { flushCompileCache } from "node:module"
import { Cause, Effect, Exit, Layer } from "effect"
import { explainStart } from "./boot/explain.ts"
import { requireFreePort } from "./boot/free-port.ts"
import { runUntilSignal } from "./boot/until-signal.ts"
import { ensureWebBuild, productBuild, type WebBuild } from "./boot/web-build.ts"
import { databaseLayer } from "./db/database.ts"
import { Draining, type OwnDraining } from "./ports/draining.ts"
import { HouseLog, jsonLog, textLog } from "./ports/house-log.ts"
import { readConfig, type ServerConfig } from "./config.ts"
import { projectRoot } from "./project-root.ts"
import { readSiteConfig, type SiteConfig } from "./site-config.ts"

type Log = (line: string) => void

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const buildPages = (build: WebBuild, log: Log) =>
  Effect.gen(function* () {
    const begun = performance.now()
    const built = yield* ensureWebBuild(projectRoot, () => log("Building the pages …"), build)
    if (built) log(`Built the pages in ${seconds(begun)}`)
  })

/**
 * Gives up root privileges if SHOP_USER is set; before that, waits until all code is loaded and stores the compiled
 * code for the next start.
 */
const asShopUser = Effect.fnUntraced(function* (
  loading: Effect.Effect<unknown>,
  config: ServerConfig,
  log: Log
) {
  yield* loading
  const { dropRoot } = yield* Effect.promise(() => import("./boot/drop-root.ts"))
  flushCompileCache()
  return yield* Effect.try({ try: () => dropRoot(config, log), catch: (problem) => problem })
})

/** Runs one server until it is stopped, and returns the exit code; tests pass their own build. */
export const start = async (
  environment: Readonly<Record<string, string | undefined>>,
  out: Pick<Console, "log" | "error">,
  build: WebBuild = productBuild
): Promise<number> => {
  let config: ServerConfig
  let site: SiteConfig
  try {
    config = readConfig(environment)
    site = readSiteConfig(environment, config)
  } catch (problem) {
    out.error(problem instanceof Error ? problem.message : problem)
    return 1
  }
  const ownLog = config.logFormat === "json" ? jsonLog(out) : textLog(out)
  const log: Log = (line) => ownLog.info(line)
  const draining: OwnDraining = { hasBegun: false }
  const own = Layer.merge(Layer.succeed(HouseLog)(ownLog), Layer.succeed(Draining)(draining))
  const program = Effect.gen(function* () {
    yield* requireFreePort(config)
    if (config.webBuild) yield* buildPages(build, log)
    // the server's code is loaded only here, after configuration errors have been reported; PostgreSQL starts while the
    // code is loading
    const loading = Effect.promise(() => import("./house.ts"))
    const settled = yield* asShopUser(config.shopUser === undefined ? Effect.void : loading, config, log)
    const [database, { house }] = yield* Effect.all([Layer.build(databaseLayer(settled, log)), loading], {
      concurrency: 2
    })
    const below = Layer.merge(own, Layer.succeedContext(database))
    if (settled.collector === undefined)
      return yield* Layer.launch(Layer.provide(house(settled, site, build, log), below))
    const { withTelemetry } = yield* Effect.promise(() => import("./operations/otlp/export-telemetry.ts"))
    const told = withTelemetry(settled.collector, ({ info }) =>
      house(settled, site, build, (line) => info(line))
    )
    return yield* Layer.launch(Layer.provide(told, below))
  }).pipe(Effect.scoped)
  const exit = await runUntilSignal(program, log, {
    seconds: config.drainSeconds,
    begin: () => {
      draining.hasBegun = true
    }
  })
  if (Exit.isSuccess(exit)) {
    log("Stopped")
    return 0
  }
  ownLog.error(explainStart(exit.cause, config) ?? Cause.pretty(exit.cause))
  return 1
}
