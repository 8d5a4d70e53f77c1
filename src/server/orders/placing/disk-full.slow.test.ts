import { spawnSync } from "node:child_process"
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"

const folder = mkdtempSync(join(tmpdir(), "heizmarkt-full-"))
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m,mode=755", "tmpfs", folder]).status === 0

afterAll(() => {
  if (isMounted) spawnSync("umount", ["-l", folder])
  rmSync(folder, { recursive: true, force: true })
})

/** More orders than fit into the free space of the existing database pages when the disk is full. */
const most = 60

/**
 * A small disk can be mounted only with a special permission; without it these tests are skipped (rule
 * order.disk-full).
 */
layer(SampleApi, realTime)("orders on a disk that gets full (rule order.disk-full)", (it) => {
  it.effect.runIf(isMounted)("are refused completely, and accepted again when there is room", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [data] = yield* sql<{ readonly path: string }>`select current_setting('data_directory') as path`
      assert(data !== undefined)
      const room = join(folder, "orders")
      mkdirSync(room)
      const { uid, gid } = statSync(data.path)
      chownSync(room, uid, gid)
      yield* sql.unsafe(`create tablespace full_disk location '${room}'`)
      const parts = yield* sql<{ readonly name: string }>`select name from partitions_of('order_event')`
      const tables = ["customer_order", ...parts.map(({ name }) => name)]
      for (const table of tables) yield* sql.unsafe(`alter table ${table} set tablespace full_disk`)
      const filling = join(folder, "filling")
      // fills the remaining space, page by page
      assert.throws(() => {
        for (;;) writeFileSync(filling, Buffer.alloc(4096), { flag: "a" })
      }, /ENOSPC/u)

      const drafts = yield* Effect.forEach(Array.from({ length: most }), (_, index) =>
        Effect.gen(function* () {
          const buyer = yield* visitor
          return { buyer, draft: yield* readyDraft(buyer, { EmailAddress: `full-${index}@example.de` }) }
        }).pipe(endless)
      )
      const tried = yield* Effect.forEach(drafts, ({ buyer, draft }, index) =>
        Effect.map(placeOrder(buyer, draft, `full-disk-${index}`), (answer) => ({
          buyer,
          draft,
          index,
          answer
        }))
      )
      const refused = tried.filter(({ answer }) => answer.status !== 201)
      assert.isAbove(refused.length, 0, `the disk took ${most} orders`)
      for (const { draft, answer } of refused) {
        assert.strictEqual(answer.status, 503, answer.text)
        assert.isNotNull(answer.headers.get("retry-after"))
        assert.deepStrictEqual(
          yield* sql`select 1 from customer_order where draft_id = ${draft.orderDraftId}`,
          []
        )
      }

      rmSync(filling)
      for (const { buyer, draft, index } of refused) {
        const placed = yield* placeOrder(buyer, draft, `full-disk-${index}`)
        assert.strictEqual(placed.status, 201, placed.text)
        const { orderId } = readPlaced(placed)
        assert.lengthOf(yield* sql`select 1 from order_event where order_id = ${orderId}`, 1)
      }
      // every confirmed order is stored once
      for (const { draft, answer } of tried.filter((each) => !refused.includes(each)))
        assert.deepStrictEqual(
          yield* sql`select id from customer_order where draft_id = ${draft.orderDraftId}`,
          [{ id: readPlaced(answer).orderId }]
        )
      for (const table of tables) yield* sql.unsafe(`alter table ${table} set tablespace pg_default`)
      yield* sql`drop tablespace full_disk`
    })
  )
})
