import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { Draining, type OwnDraining } from "../ports/draining.ts"
import { FrontDoor } from "./front/front-door.ts"
import { houseRoutes, listen, serve } from "./server.ts"

const draining: OwnDraining = { hasBegun: false }

const House = serve(houseRoutes).pipe(
  Layer.provide(Layer.succeed(Draining)(draining)),
  Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, new FrontDoor(), () => {})),
  Layer.provideMerge(TestDatabase.layer)
)

const ask = Effect.fnUntraced(function* (path: string) {
  const { address } = yield* HttpServer
  return yield* Effect.promise(async () => {
    const response = await fetch(`http://127.0.0.1:${"port" in address ? address.port : 0}${path}`)
    return [response.status, await response.text()] as const
  })
})

/** Waits until the cached result "database ready", which is valid for a second, has expired. */
const later = Effect.sleep("1100 millis")

const ready = [200, '{"Status":"ok"}'] as const

layer(House, { excludeTestServices: true })("readiness (rule safety.readiness)", (it) => {
  it.effect(
    "requires the current schema and a writable database, and ends when the process is about to stop",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        assert.deepStrictEqual(yield* ask("/ready"), ready)
        yield* sql`
          update app_migration set migration_id = migration_id - 9000
          where migration_id = (select max(migration_id) from app_migration)`
        yield* later
        assert.deepStrictEqual(yield* ask("/ready"), [503, '{"Status":"schema too old"}'])
        assert.deepStrictEqual(yield* ask("/health"), ready)
        yield* sql`update app_migration set migration_id = migration_id + 9000 where migration_id < 0`
        yield* sql`alter table app_migration rename to away`
        assert.deepStrictEqual(yield* ask("/ready"), [503, '{"Status":"database away"}'])
        assert.deepStrictEqual(yield* ask("/health"), ready)
        yield* sql`alter table away rename to app_migration`
        assert.deepStrictEqual(yield* ask("/ready"), ready)
        draining.hasBegun = true
        assert.deepStrictEqual(yield* ask("/ready"), [503, '{"Status":"draining"}'])
        assert.deepStrictEqual(yield* ask("/health"), ready)
        draining.hasBegun = false
      })
  )
})

describe("a database that takes no writes", () => {
  layer(
    serve(houseRoutes).pipe(
      Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, new FrontDoor(), () => {})),
      Layer.provideMerge(TestDatabase.layer)
    ),
    { excludeTestServices: true }
  )((it) => {
    it.effect("makes no server ready", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const [row] = yield* sql<{ readonly name: string }>`select current_database() as name`
        const name = row?.name ?? assert.fail()
        yield* sql`alter database ${sql(name)} set default_transaction_read_only = on`
        // open sessions do not use the new setting, so they are closed
        yield* sql`
          select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`
        yield* sql`set default_transaction_read_only = on`
        assert.deepStrictEqual(yield* ask("/ready"), [503, '{"Status":"database read-only"}'])
        assert.deepStrictEqual(yield* ask("/health"), ready)
      })
    )
  })
})
