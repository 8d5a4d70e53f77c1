import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "./client.ts"
import { Database } from "./database.ts"
import { migrate } from "./migrate.ts"
import { TestDatabase } from "./testing.ts"

layer(TestDatabase.layer)("a migrated database", (it) => {
  it.effect("is not changed by the next start", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* migrate, [])
    })
  )

  it.effect("returns counts and sums as numbers, also beyond 32 bits", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const rows =
        yield* sql`select count(*) as n, 9007199254740991::int8 as large, ${42}::int8 as given from dealer`
      assert.deepStrictEqual(rows, [{ n: 0, large: Number.MAX_SAFE_INTEGER, given: 42 }])
    })
  )

  it.effect("has sessions in UTC that give up a statement after 5 s", () =>
    Effect.gen(function* () {
      const { url } = yield* Database
      const rows = yield* Effect.provide(
        Effect.flatMap(
          SqlClient,
          (sql) =>
            sql`select current_setting('timezone') as zone, current_setting('statement_timeout') as patience`
        ),
        sqlLayer(url)
      )
      assert.deepStrictEqual(rows, [{ zone: "UTC", patience: "5s" }])
    })
  )
})

layer(TestDatabase.layer)("one test database", (it) => {
  it.effect("accepts rows", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into installation (data_kind, installed_on) values ('real', '2026-01-01')`
    })
  )
})

layer(TestDatabase.layer)("another test database", (it) => {
  it.effect("does not contain these rows", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(yield* sql`select * from installation`, [])
    })
  )
})

const fillOne = Effect.flatMap(
  SqlClient,
  (sql) => sql`insert into installation (data_kind, installed_on) values ('sample', '2026-01-01')`
)

for (const time of ["first", "second"]) {
  layer(TestDatabase.layerWith("one", Effect.asVoid(fillOne)))(
    `a filled database, the ${time} time`,
    (it) => {
      it.effect("contains the filling once", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          assert.strictEqual((yield* sql`select * from installation`).length, 1)
        })
      )
    }
  )
}
