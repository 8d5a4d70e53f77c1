/** The shop as started by the fault runs: its calls without pages, and points at which it can be made to crash. */
import { Effect, Exit, Layer } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { SqlClient } from "effect/sql/SqlClient"
import { apiRoutes } from "../src/server/api.ts"
import { ensureData } from "../src/server/boot/first-data.ts"
import { runUntilSignal } from "../src/server/boot/until-signal.ts"
import { readConfig } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { wrappingKeysLayer } from "../src/server/db/keys/wrapping-keys.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { FrontDoor } from "../src/server/http/front/front-door.ts"
import { hostGuard } from "../src/server/http/front/hosts.ts"
import { houseRoutes, listen, serve } from "../src/server/http/server.ts"
import { PlacingPoint } from "../src/server/orders/place.ts"
import { loadSampleData } from "../src/server/sample-data/load.ts"
import { services } from "../src/server/services.ts"
import { readSiteConfig } from "../src/server/site-config.ts"
import { jobsAndMails, keptDrafts } from "./ledger-check.ts"
import { makePeople } from "./make-people.ts"
import type { Ask, ShopMessage } from "./messages.ts"
import { switchOff } from "./switch-off.ts"

const send = (message: ShopMessage) => process.send?.(message)
const log = (line: string) => send({ type: "log", line })

const config = readConfig(process.env)
const site = readSiteConfig(process.env, config)

/** A few dealers who deliver everywhere: enough offers for orders, and a start that takes only seconds. */
const fewDealers = Effect.succeed((options: Parameters<typeof loadSampleData>[0]) =>
  loadSampleData({ ...options, scale: 0.01, dealers: 45, offersPerZip: 8, productGroups: [3, 9] })
)

let deadly: { readonly name: string; left: number } | undefined

/** Crashes at the chosen point, as in a power failure: no code after this point runs. */
const points = Layer.succeed(PlacingPoint)((name) =>
  Effect.sync(() => {
    if (deadly?.name !== name || --deadly.left > 0) return
    process.kill(process.pid, "SIGKILL")
  })
)

const prepared = Layer.effectDiscard(
  Effect.gen(function* () {
    yield* migrate
    yield* ensureData(config, fewDealers, log)
    yield* makePeople
    if (process.argv.includes("--unguarded")) yield* switchOff
  })
)

/** Responds to the runner's messages with data from the database. */
const found = (message: Exclude<Ask, { readonly type: "die" }>) =>
  message.type === "jobs"
    ? Effect.map(jobsAndMails, (counts): ShopMessage => ({ type: "jobs", ...counts }))
    : Effect.map(keptDrafts(message.drafts), (drafts): ShopMessage => ({ type: "drafts", drafts }))

const conversation = Layer.effectDiscard(
  Effect.gen(function* () {
    const context = yield* Effect.context<SqlClient>()
    process.on("message", (message: Ask) => {
      if (message.type === "die") deadly = { name: message.point, left: message.count }
      else
        Effect.runPromiseWith(context)(found(message)).then(send, (error: unknown) =>
          send({ type: "failed", reason: String(error) })
        )
    })
    yield* HttpServer
    send({ type: "ready" })
  })
)

const door = new FrontDoor()
door.add(hostGuard(site.hosts))
const database = databaseLayer(config, log)
const sql = Layer.unwrap(Effect.map(Database, ({ url }) => sqlLayer(url)))
const data = prepared.pipe(
  Layer.provideMerge(sql),
  Layer.provideMerge(wrappingKeysLayer(config.wrappingKey)),
  Layer.provideMerge(database)
)
const house = serve(Layer.mergeAll(apiRoutes(site), houseRoutes)).pipe(
  Layer.provideMerge(conversation),
  Layer.provide(listen(config, door, log)),
  Layer.provide(services(site, log)),
  Layer.provide(points),
  Layer.provide(data)
)

process.on("disconnect", () => process.exit(0))
const exit = await runUntilSignal(Layer.launch(house), log)
if (Exit.isFailure(exit)) console.error(exit.cause)
process.exit(Exit.isSuccess(exit) ? 0 : 1)
