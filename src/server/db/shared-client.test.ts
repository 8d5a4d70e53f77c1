import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { CurrentWork } from "../ports/current-work.ts"
import { OwnPressure } from "../ports/pressure.ts"
import { listeningConnections, sqlLayer } from "./client.ts"
import { Database } from "./database.ts"
import { isDatabaseAway } from "./database-away.ts"
import { TestDatabase } from "./testing.ts"

const pressure = new OwnPressure()
const turnedAway: Array<string> = []
pressure.countBy((work, reason) => turnedAway.push(`${work} ${reason}`))

/** A database with only one connection for all calls. */
const One = Layer.unwrap(
  Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: listeningConnections + 1, pressure }))
).pipe(Layer.provide(TestDatabase.layer))

const as = Effect.provideService(CurrentWork, "files")

layer(One, { excludeTestServices: true })("connections that are shared out (rule safety.shedding)", (it) => {
  it.effect("run a transaction as a whole, with all its statements", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`create table kept (id int)`
      const inner = sql.withTransaction(sql`insert into kept values (2)`)
      yield* sql.withTransaction(Effect.andThen(sql`insert into kept values (1)`, inner))
      yield* Effect.flip(
        sql.withTransaction(Effect.andThen(sql`insert into kept values (3)`, Effect.fail("given up")))
      )
      assert.deepStrictEqual(yield* sql`select id from kept order by id`, [{ id: 1 }, { id: 2 }])
      assert.deepStrictEqual(yield* sql`select id from kept order by id`.values, [[1], [2]])
    })
  )

  it.effect("are refused in time while another call holds them, and are free again afterwards", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const begun = yield* Deferred.make<void>()
      const end = yield* Deferred.make<void>()
      const holder = yield* Effect.forkChild(
        sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`select 1`
            yield* Deferred.succeed(begun, undefined)
            yield* Deferred.await(end)
          })
        )
      )
      yield* Deferred.await(begun)
      const gone = yield* Effect.forkChild(as(sql`select 2`))
      yield* Effect.sleep(20)
      yield* Fiber.interrupt(gone)
      const refused = yield* Effect.flip(as(sql`select 3`))
      assert.isTrue(isDatabaseAway(refused), String(refused))
      assert.deepStrictEqual(turnedAway, ["files connections"])
      const next = yield* Effect.forkChild(Effect.provideService(sql`select 4 as n`, CurrentWork, "placing"))
      yield* Effect.sleep(20)
      yield* Deferred.succeed(end, undefined)
      yield* Fiber.join(holder)
      assert.deepStrictEqual(yield* Fiber.join(next), [{ n: 4 }])
      assert.deepStrictEqual(yield* as(sql`select 5 as n`), [{ n: 5 }])
    })
  )
})
