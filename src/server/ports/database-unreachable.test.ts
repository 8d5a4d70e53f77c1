import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ConnectionError, SqlError, UnknownError } from "effect/sql/SqlError"
import { orUnreachable } from "./database-unreachable.ts"

const saying = (code: string) =>
  new SqlError({ reason: new UnknownError({ cause: Object.assign(new Error("no"), { code }) }) })

describe("a query that cannot be answered now", () => {
  it.effect("reports an unreachable database while it is away", () =>
    Effect.gen(function* () {
      const lost = new SqlError({ reason: new ConnectionError({ cause: new Error("no") }) })
      for (const error of [lost, saying("57P03"), saying("25006")])
        assert.strictEqual((yield* Effect.flip(orUnreachable(Effect.fail(error)))).cause, error)
    })
  )

  it.effect("is a defect if the statement is invalid, without advice to try again", () =>
    Effect.gen(function* () {
      const tooLarge = saying("22003")
      const exit = yield* Effect.exit(orUnreachable(Effect.fail(tooLarge)))
      assert.deepStrictEqual(exit, yield* Effect.exit(Effect.die(tooLarge)))
    })
  )
})
