import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { runOnce } from "graphile-worker"
import { afterRestore } from "./after-restore.ts"
import { StartProblem } from "./config.ts"
import { Database } from "./db/database.ts"
import { notedErasures } from "./db/erasures.ts"
import { erasureNoteJob, keepErasure } from "./db/keep-erasure.ts"
import { jobLogger, jobPool } from "./jobs/job-pool.ts"
import { taskListOf } from "./jobs/tasks.ts"
import { password } from "./testing/accounts.test-support.ts"
import { realTime, SampleApi } from "./testing/api.test-support.ts"
import { customer } from "./testing/customers.test-support.ts"

const workErasures = Effect.gen(function* () {
  const pool = yield* jobPool(() => {}, 1)
  const taskList = yield* taskListOf({ [erasureNoteJob]: keepErasure })
  yield* Effect.promise(() => runOnce({ pgPool: pool, taskList, logger: jobLogger(() => {}) }))
}).pipe(Effect.scoped)

const freshFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "heizmarkt-after-restore-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true }))
)

layer(SampleApi, realTime)("a shop on another PostgreSQL with ERASURES_FILE (rule account.erasure)", (it) => {
  it.effect("erases at its start an account that a restore has brought back, and once alone", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { embedded: _, ...database } = yield* Database
      const file = join(yield* freshFolder, "erasures")
      const lines: Array<string> = []
      const log = (line: string) => void lines.push(line)
      const own = { ...database, erasures: file }
      const { id, email, browser } = yield* customer("restored@kunde.example")
      const [before] = yield* sql<{ readonly at: string }>`
        select created_at::text as at from account where id = ${id}`
      assert(before !== undefined)
      yield* browser.post("/api/kunde/loeschen", { Password: password })
      yield* Effect.provideService(workErasures, Database, own)
      assert.deepStrictEqual(
        notedErasures(file).map(({ kind, id: noted }) => [kind, noted]),
        [["account", id]]
      )
      yield* sql`
        insert into account (id, email, password_hash, roles, created_at) overriding system value
        values (${id}, ${email}, 'x', array['Role_Customer'], ${before.at}::timestamptz)`
      const started = Effect.provideService(afterRestore(log), Database, own)
      yield* Effect.all([started, started], { concurrency: 2 })
      assert.deepStrictEqual(yield* sql`select 1 from account where email = ${email}`, [])
      assert.lengthOf(lines, 1)
    }).pipe(Effect.scoped)
  )

  it.effect("does not start where erasures cannot be recorded", () =>
    Effect.gen(function* () {
      const { embedded: _, ...database } = yield* Database
      const erasures = join(yield* freshFolder, "not-mounted/erasures")
      const problem = yield* Effect.flip(
        Effect.provideService(
          afterRestore(() => {}),
          Database,
          { ...database, erasures }
        )
      )
      assert.instanceOf(problem, StartProblem)
      assert.include(String(problem), "ENOENT")
    }).pipe(Effect.scoped)
  )
})
