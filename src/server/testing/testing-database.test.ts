import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SampleDatabase, sampleDay } from "./testing-database.ts"

layer(SampleDatabase)("the small sample database", (it) => {
  it.effect("is marked as sample data of its day and has dealers at real places", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(yield* sql`select data_kind, sample_seed, installed_on from installation`, [
        { data_kind: "sample", sample_seed: 1, installed_on: sampleDay }
      ])
      const [counts] = yield* sql<{ readonly dealers: number; readonly places: number }>`
        select (select count(*) from dealer) as dealers, (select count(*) from place) as places`
      assert.strictEqual(counts?.dealers, 8)
      assert.isAbove(counts?.places ?? 0, 13_000)
    })
  )
})
