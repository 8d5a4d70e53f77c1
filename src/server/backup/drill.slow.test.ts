import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Context, Duration, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { runOnce } from "graphile-worker"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import { startProcess } from "../boot/testing-process.ts"
import { projectRoot } from "../project-root.ts"
import { sqlLayer } from "../db/client.ts"
import { Database } from "../db/database.ts"
import { openCluster } from "../db/embedded/cluster.ts"
import { erasureNoteJob, keepErasure } from "../db/keep-erasure.ts"
import { readPostmaster } from "../db/embedded/processes.ts"
import { endPriceLetters } from "../db/price-letters.ts"
import { migrate } from "../db/migrate.ts"
import { jobLogger, jobPool } from "../jobs/job-pool.ts"
import { taskListOf } from "../jobs/tasks.ts"
import { loadSampleData } from "../sample-data/load.ts"
import { password } from "../testing/accounts.test-support.ts"
import { apiOver, realTime } from "../testing/api.test-support.ts"
import { customer, ordered } from "../testing/customers.test-support.ts"
import { endless } from "../testing/endless-limits.test-support.ts"
import { testKeyText } from "../testing/wrapping-key.test-support.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { subscribed } from "../customers/alarms.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

/** A shop with backups; the tests kill it as if its machine were lost. */
class Shop extends Context.Service<
  Shop,
  { readonly folder: string; readonly data: string; readonly backups: string; readonly kill: () => void }
>()("test/BackedUpShop") {}

const shop = Layer.unwrap(
  Effect.gen(function* () {
    const folder = freshFolder("backup")
    const [data, backups] = [join(folder, "data"), join(folder, "backups")]
    const cluster = yield* Effect.acquireRelease(
      Effect.promise(() =>
        openCluster({ dir: data, backupDir: backups, dieWithParent: true, log: () => {} })
      ),
      (opened) =>
        Effect.promise(async () => {
          await opened.close()
          rmSync(folder, { recursive: true, force: true })
        })
    )
    const url = cluster.url("postgres")
    const fill = loadSampleData({ seed: 1, today: sampleDay, progress: () => {}, scale: 0.05 })
    yield* Effect.flatMap(SqlClient, (sql) =>
      Effect.andThen(migrate, sql.withTransaction(Effect.andThen(sql`set local statement_timeout = 0`, fill)))
    ).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })))
    const kill = () => {
      const running = readPostmaster(join(cluster.base, "pg"))
      assert(running !== undefined)
      process.kill(running.pid, "SIGKILL")
    }
    return Layer.mergeAll(
      sqlLayer(url),
      Layer.succeed(Shop)({ folder, data, backups, kill }),
      Layer.succeed(Database)({
        url,
        alone: false,
        openedAt: Date.now(),
        embedded: { base: cluster.base, archive: cluster.archive }
      })
    )
  })
)

/** Runs an operator's command and returns its output; fails, with this output, if the command fails. */
const command = (
  script: string,
  options: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>>
) =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, [join("scripts", script), ...options], {
      cwd: projectRoot,
      env: { PATH: process.env["PATH"], ...environment }
    })
    let said = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")))
    await once(child, "close")
    assert.strictEqual(child.exitCode, 0, said)
    return said
  })

interface Acknowledged {
  readonly orderId: string
  readonly askedAt: number
  readonly answeredAt: number
}

const workErasures = Effect.gen(function* () {
  const pool = yield* jobPool(() => {}, 1)
  const taskList = yield* taskListOf({ [erasureNoteJob]: keepErasure })
  yield* Effect.promise(() => runOnce({ pgPool: pool, taskList, logger: jobLogger(() => {}) }))
}).pipe(Effect.scoped)

const email = "drill@kunde.example"
const guestEmail = "drill@gast.example"

const foundIn = (data: string) =>
  Effect.promise(async () => {
    const cluster = await openCluster({ dir: data, log: () => {} })
    const found = Effect.gen(function* () {
      const sql = yield* SqlClient
      const orders = yield* sql<{ readonly id: string }>`select id from customer_order`
      const accounts = yield* sql`select 1 from account where email = ${email}`
      const letters = yield* sql`select 1 from price_alarm where email = ${guestEmail}`
      return {
        orders: new Set(orders.map(({ id }) => id)),
        accounts: accounts.length,
        letters: letters.length
      }
    })
    const answer = await Effect.runPromise(
      Effect.provide(found, sqlLayer(cluster.url("postgres"), { maxConnections: 1 }))
    )
    await cluster.close()
    return answer
  })

/** Maximum number of seconds of data that are lost with the machine. */
const mayBeLost = 30

layer(apiOver(shop), { ...realTime, timeout: 300_000 })(
  "a shop whose machine is lost (decision 106)",
  (it) => {
    it.effect(
      "is restored as it was at a given time, and data erased since then stays erased",
      () =>
        Effect.gen(function* () {
          const { folder, data, backups, kill } = yield* Shop
          const acknowledged: Array<Acknowledged> = []
          let isOpen = true
          const buying = Effect.gen(function* () {
            while (isOpen) {
              const buyer = yield* visitor
              const askedAt = Date.now()
              const placed = yield* Effect.exit(ordered(buyer, `drill-${acknowledged.length}-${askedAt}`))
              if (placed._tag === "Success")
                acknowledged.push({ orderId: placed.value.orderId, askedAt, answeredAt: Date.now() })
              else assert.isFalse(isOpen, String(placed.cause))
            }
          })
          const leaving = yield* customer(email)
          yield* subscribed(guestEmail)
          const load = yield* Effect.forkChild(Effect.all([buying, buying, buying], { concurrency: 3 }))
          yield* Effect.sleep(Duration.seconds(2))
          const before = acknowledged.length
          yield* command("backup.ts", [], { DATA: data, BACKUP_DIR: backups })
          const during = acknowledged.length - before
          assert.isAbove(during, 0, "no order was placed while the backup was made")
          yield* Effect.sleep(Duration.seconds(3))
          const moment = Date.now()
          yield* Effect.sleep(Duration.seconds(1))
          const deleted = yield* leaving.browser.post("/api/kunde/loeschen", { Password: password })
          assert.strictEqual(deleted.status, 200, deleted.text)
          yield* Effect.flatMap(SqlClient, (sql) => endPriceLetters(sql`email = ${guestEmail}`))
          yield* workErasures
          yield* Effect.sleep(Duration.seconds(40))
          isOpen = false
          kill()
          const killedAt = Date.now()
          const kept = join(folder, "kept")
          cpSync(backups, kept, { recursive: true, preserveTimestamps: true })
          yield* Fiber.await(load)

          const restored = join(folder, "restored")
          const at = new Date(moment).toISOString()
          yield* command("restore.ts", ["--from", kept, "--to", restored, "--at", at], {})
          const then = yield* foundIn(restored)
          const due = acknowledged.filter(({ answeredAt }) => answeredAt <= moment)
          const later = acknowledged.filter(({ askedAt }) => askedAt > moment)
          const missing = due.filter(({ orderId }) => !then.orders.has(orderId))
          const early = later.filter(({ orderId }) => then.orders.has(orderId))
          assert.deepStrictEqual([missing, early], [[], []])
          assert.isAbove(Math.min(due.length, later.length), 10)
          assert.deepStrictEqual([then.accounts, then.letters], [1, 1])

          const server = startProcess({ DATA: restored, PORT: "0", WRAPPING_KEY: testKeyText })
          const address = yield* Effect.promise(() => server.address)
          assert.isDefined(address, server.err.join("\n"))
          const erased = yield* foundIn(restored)
          assert.deepStrictEqual([erased.accounts, erased.letters], [0, 0])
          server.child.kill("SIGTERM")
          assert.strictEqual(yield* Effect.promise(() => server.exitCode), 0)
          assert.isTrue(server.out.some((line) => line.endsWith("accounts 1, wishes for price letters 1")))

          const last = join(folder, "last")
          yield* command("restore.ts", ["--from", kept, "--to", last], {})
          const { orders } = yield* foundIn(last)
          const lost = acknowledged.filter(({ orderId }) => !orders.has(orderId))
          const lostSince = Math.min(killedAt, ...lost.map(({ answeredAt }) => answeredAt))
          const lostSeconds = (killedAt - lostSince) / 1000
          assert.isBelow(lostSeconds, mayBeLost)
          console.log(
            `${acknowledged.length} orders acknowledged, ${during} of them while the backup was made; restored to ${at}: ${due.length} due, 0 missing, ${later.length} later, 0 of them there; machine lost: the last ${lostSeconds.toFixed(1)} s`
          )
        }).pipe(endless),
      600_000
    )
  }
)
