import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { paymentWorld } from "./payment-world.test-support.ts"

const realTime = { excludeTestServices: true } as const

layer(TestDatabase.layer, realTime)("abandoned payments", (it) => {
  it.effect("are voided without the buyer's agreement within a day", () =>
    Effect.gen(function* () {
      const { begun, stateOf, settleIn } = yield* paymentWorld
      const ids = [yield* begun("paypal"), yield* begun("instalment")]
      yield* settleIn(10)
      for (const id of ids) assert.strictEqual(yield* stateOf(id), "created")
      yield* settleIn(24 * 60 + 1)
      for (const id of ids) assert.strictEqual(yield* stateOf(id), "voided")
    })
  )

  it.effect("contain no data of the buyer", () =>
    Effect.gen(function* () {
      const { held } = yield* paymentWorld
      yield* held("instalment")
      const sql = yield* SqlClient
      const rows = yield* sql`select row_to_json(p)::text as row from payment p
        union all select row_to_json(e)::text from payment_event e`
      for (const { row } of rows) assert.notMatch(String(row), /Erika|Mustermann|DE89|1970|example\.de/u)
    })
  )
})
