import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import pg from "pg"
import { Database } from "../db/database.ts"
import { migrate } from "../db/migrate.ts"
import { realTime } from "../testing/api.test-support.ts"
import { SampleDatabase } from "../testing/testing-database.ts"
import { moveData, requireEmptyTarget } from "./move-data.ts"
import { inside, progress, saidBy, target, withJobs } from "./move.test-support.ts"

const orderCount = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly count: number }>`select count(*)::int as count from customer_order`
)

layer(SampleDatabase, realTime)("a shop moved into another PostgreSQL", (it) => {
  it.effect("has all its rows there, and must be stopped before", () =>
    Effect.gen(function* () {
      const { url: from } = yield* Database
      const to = yield* target
      yield* withJobs(from)
      yield* inside(to, migrate)
      yield* withJobs(to)
      const shop = new pg.Client({ connectionString: from, application_name: "heizmarkt" })
      yield* Effect.promise(() => shop.connect())
      const move = () => moveData({ from, to, progress })
      assert.match(yield* saidBy(move), /The shop runs: stop all its copies first/u)
      yield* Effect.promise(() => shop.end())
      assert.strictEqual(yield* saidBy(() => requireEmptyTarget(to)), "done")
      const moved = yield* Effect.promise(move)
      const [found] = yield* inside(to, orderCount)
      assert.strictEqual(found?.count, moved.find(({ table }) => table === "public.customer_order")?.rows)
      assert.isAbove(found?.count ?? 0, 0)
      assert.match(yield* saidBy(() => requireEmptyTarget(to)), /is not empty/u)
    })
  )
})
