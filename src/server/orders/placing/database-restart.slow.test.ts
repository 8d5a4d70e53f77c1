import { rmSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { freshFolder } from "../../../../tools/fresh-folder.ts"
import { longRun, partOf } from "../../../../tools/long-runs.ts"
import { apiOver, realTime } from "../../testing/api.test-support.ts"
import { sqlLayer } from "../../db/client.ts"
import { Database } from "../../db/database.ts"
import { openCluster } from "../../db/embedded/cluster.ts"
import { readPostmaster } from "../../db/embedded/processes.ts"
import { migrate } from "../../db/migrate.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import { loadSampleData } from "../../sample-data/load.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const wholeRounds = 25
const rounds = longRun(wholeRounds, 1)
const draftsPerRound = 24
const placersAtOnce = 4

/** A PostgreSQL server that a test may kill; the shop starts it again. */
class KillableDatabase extends Context.Service<KillableDatabase, { readonly kill: () => void }>()(
  "test/KillableDatabase"
) {}

const killableDatabase = Layer.unwrap(
  Effect.gen(function* () {
    const cluster = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const folder = freshFolder("restart")
        const opened = await openCluster({
          dir: join(folder, "data"),
          noSync: true,
          dieWithParent: true,
          log: () => {}
        })
        return { opened, folder }
      }),
      ({ opened, folder }) =>
        Effect.promise(async () => {
          await opened.close()
          rmSync(folder, { recursive: true, force: true })
        })
    )
    const { opened } = cluster
    const url = opened.url("postgres")
    const fill = loadSampleData({ seed: 1, today: sampleDay, progress: () => {}, scale: 0.05 })
    yield* Effect.flatMap(SqlClient, (sql) =>
      Effect.andThen(migrate, sql.withTransaction(Effect.andThen(sql`set local statement_timeout = 0`, fill)))
    ).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })))
    const kill = () => {
      const running = readPostmaster(join(opened.base, "pg"))
      assert(running !== undefined)
      process.kill(running.pid, "SIGKILL")
    }
    return Layer.mergeAll(
      sqlLayer(url),
      Layer.succeed(KillableDatabase)({ kill }),
      Layer.succeed(Database)({ url, alone: false, openedAt: Date.now() })
    )
  })
)

layer(apiOver(killableDatabase), { ...realTime, timeout: 60_000 })(
  "a database that is killed during orders and restarted (decision 006)",
  (it) => {
    it.effect(
      `loses nothing that was acknowledged, ${rounds} times`,
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const { kill } = yield* KillableDatabase
          let refused = 0
          let placed = 0
          for (let round = 0; round < rounds; round++) {
            const drafts = yield* Effect.forEach(Array.from({ length: draftsPerRound }), (_, index) =>
              Effect.gen(function* () {
                const buyer = yield* visitor
                const EmailAddress = `restart-${round}-${index}@example.de`
                return { buyer, draft: yield* readyDraft(buyer, { EmailAddress }) }
              })
            )
            let acknowledged = 0
            let refusedNow = 0
            const ordered = yield* Effect.forEach(
              drafts,
              Effect.fnUntraced(function* ({ buyer, draft }, index) {
                for (;;) {
                  const answer = yield* placeOrder(buyer, draft, `restart-${round}-${index}`)
                  if (answer.status === 201) {
                    acknowledged += 1
                    // the server is killed while other calls are in progress, so that some calls find the database down
                    if (acknowledged === 1 + (round % (draftsPerRound - placersAtOnce))) kill()
                    return { draftId: draft.orderDraftId, orderId: readPlaced(answer).orderId }
                  }
                  assert.strictEqual(answer.status, 503, answer.text)
                  assert.isNotNull(answer.headers.get("retry-after"))
                  refusedNow += 1
                }
              }),
              { concurrency: placersAtOnce }
            )
            const stored = yield* sql<{ readonly draftId: string; readonly orderId: string }>`
              select draft_id as "draftId", id as "orderId" from customer_order
              where ${sql.in(
                "draft_id",
                ordered.map(({ draftId }) => draftId)
              )}`
            const sorted = (all: typeof stored) =>
              all.map(({ draftId, orderId }) => `${draftId} ${orderId}`).toSorted()
            assert.deepStrictEqual(sorted(stored), sorted(ordered))
            assert.isAbove(refusedNow, 0, "no call was refused while the database was gone")
            refused += refusedNow
            placed += ordered.length
          }
          assert.strictEqual((yield* (yield* visitor).get("/ready")).status, 200)
          console.log(
            `${partOf(rounds, wholeRounds, "restarts")}: ${placed} orders acknowledged, 0 lost, 0 double; ${refused} calls told to come again`
          )
        }).pipe(endless),
      600_000
    )
  }
)
