import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { cleanUp } from "../jobs/clean-up.ts"
import { TestDatabase } from "./testing.ts"

layer(TestDatabase.layer, { excludeTestServices: true })("the audit log (rule safety.audit-log)", (it) => {
  it.effect("cannot be changed or emptied, and loses only rows past their retention time", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`
        insert into audit_event (at, event, detail)
        values (now() - interval '401 days', 'signedIn', '{"n": 1}'), (now() - interval '398 days', 'signedIn', '{"n": 2}'),
          (now(), 'accessRefused', '{"n": 3}')`
      for (const statement of [
        "update audit_event set detail = '{}'",
        "update audit_event set at = now() - interval '500 days' where event = 'accessRefused'",
        "delete from audit_event where event = 'accessRefused'",
        "delete from audit_event",
        "truncate audit_event"
      ]) {
        const exit = yield* Effect.exit(sql.unsafe(statement))
        assert.strictEqual(exit._tag, "Failure", statement)
        if (exit._tag === "Failure") assert.include(JSON.stringify(exit.cause), "42501", statement)
      }
      yield* cleanUp
      const left = yield* sql<{
        readonly n: number
      }>`select (detail ->> 'n')::int as n from audit_event order by 1`
      assert.deepStrictEqual(
        left.map(({ n }) => n),
        [2, 3]
      )
    })
  )
})
