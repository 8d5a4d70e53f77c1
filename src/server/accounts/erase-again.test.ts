import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Erasure } from "../db/erasures.ts"
import { erasureNoteJob } from "../db/keep-erasure.ts"
import { password } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { customer } from "../testing/customers.test-support.ts"
import { eraseAgain } from "./erase-again.ts"

layer(SampleApi, realTime)("accounts that a restore brings back (rule account.erasure)", (it) => {
  it.effect("are erased again, but not another account with the same number", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id, email, browser } = yield* customer("erased@kunde.example")
      const [before] = yield* sql<{ readonly at: string }>`
        select created_at::text as at from account where id = ${id}`
      yield* browser.post("/api/kunde/loeschen", { Password: password })
      const [noted] = yield* sql<Erasure>`
        select j.payload->>'kind' as kind, (j.payload->>'id')::int as id, j.payload->>'key' as key
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = ${erasureNoteJob}`
      assert(before !== undefined && noted !== undefined)
      assert.strictEqual(noted.id, id)
      const comesBack = (at: string) => sql`
        insert into account (id, email, password_hash, roles, created_at) overriding system value
        values (${id}, ${email}, 'x', array['Role_Customer'], ${at}::timestamptz)`
      yield* comesBack("2026-01-01T00:00:00Z")
      assert.strictEqual(yield* eraseAgain([noted]), 0)
      yield* sql`delete from account where id = ${id}`
      yield* comesBack(before.at)
      assert.strictEqual(yield* eraseAgain([noted, noted]), 1)
      assert.deepStrictEqual(yield* sql`select 1 from account where email = ${email}`, [])
      assert.strictEqual(yield* eraseAgain([noted]), 0)
      assert.strictEqual(yield* eraseAgain([]), 0)
    })
  )
})
