import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import {
  booked,
  cancelledOrders,
  comment,
  cancellationAudit,
  feedback,
  newKey,
  readConflict,
  readSaves,
  rowOf,
  save
} from "./cancellations.test-support.ts"
import { endless } from "../testing/endless-limits.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const saves = 1_000
const modes = ["reversal", "credit", "goodwill", null] as const

interface Editor {
  readonly id: number
  readonly client: TestVisitor
  readonly rows: ReadonlyArray<string>
  /** For each row, the last state that the editor saw. */
  readonly seen: Map<string, { readonly version: number; readonly bookedAs: string | null }>
}

/** One acknowledged change, as recorded by its editor. */
interface Acknowledged {
  readonly orderId: string
  readonly to: number
  readonly bookedAs: string | null
}

const editor = (
  who: { readonly id: number; readonly client: TestVisitor },
  rows: ReadonlyArray<string>
): Editor => ({
  ...who,
  rows,
  seen: new Map(rows.map((id) => [id, { version: 1, bookedAs: null }]))
})

const statusesOf = (answers: ReadonlyArray<{ readonly status: number }>) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** Sends the n-th save of an editor: two rows, each with a different booking from the one that the editor saw. */
const nextSave = Effect.fnUntraced(function* (
  { client, rows, seen }: Editor,
  count: number,
  acknowledged: Array<Acknowledged>
) {
  const chosen = [...new Set([count, count * 7 + 3].map((at) => rows[at % rows.length] ?? ""))]
  const wanted = chosen.map((orderId, place) => {
    const { version, bookedAs } = seen.get(orderId) ?? assert.fail()
    const others = modes.filter((mode) => mode !== bookedAs)
    return booked(orderId, version, others[(count + place) % others.length] ?? null)
  })
  const answer = yield* save(client, wanted, newKey())
  const { saved, failed } = readSaves(answer)
  assert.strictEqual(answer.status, failed.length > 0 ? 409 : 200, answer.text)
  assert.lengthOf([...saved, ...failed], wanted.length)
  const sent = (orderId: string) => wanted.find((each) => each.OrderId === orderId) ?? assert.fail()
  for (const { orderId, version } of saved) {
    const item = sent(orderId)
    if (version === item.Version + 1) acknowledged.push({ orderId, to: version, bookedAs: item.BookedAs })
    seen.set(orderId, { version, bookedAs: item.BookedAs })
  }
  for (const failure of failed) {
    assert(failure.code === "Conflict", failure.code)
    const { current } = failure
    const { Version, BookedAs } = sent(failure.orderId)
    assert.isAbove(current.version, Version, "a conflict shows a row that has moved on")
    assert.notStrictEqual(current.bookedAs, BookedAs, "and that is booked otherwise")
    seen.set(failure.orderId, { version: current.version, bookedAs: current.bookedAs })
  }
  return failed.length
})

layer(SampleApi, realTime)("parallel saves of the same rows (decision 026)", (it) => {
  it.effect(
    "lose nothing: every save creates its own new version, or gets a conflict with the earlier save",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const ofOne = yield* cancelledOrders({ dealerId: 100_001, prefix: "parallelA", count: 6 })
        const ofTwo = yield* cancelledOrders({ dealerId: 100_002, prefix: "parallelB", count: 6 })
        const editors = [
          editor(yield* dealerUser("parallel1@haendler.example", 100_001), ofOne),
          editor(yield* dealerUser("parallel2@haendler.example", 100_002), ofTwo),
          editor(yield* signedInWith("parallel@desk.example", "Role_Interaid_DealerSupport", morning), [
            ...ofOne,
            ...ofTwo
          ])
        ]
        const acknowledged: Array<Acknowledged> = []
        const conflicts = yield* Effect.forEach(
          Array.from({ length: saves }, (_, count) => count),
          (count) => nextSave(editors[count % 3] ?? assert.fail(), Math.floor(count / 3), acknowledged),
          { concurrency: 24 }
        )
        const stored = yield* sql<{
          readonly id: string
          readonly version: number
          readonly mode: string | null
        }>`
          select order_id as id, version, booked_as as mode from order_cancellation
          where order_id = any(${[...ofOne, ...ofTwo]}::text[])`
        let changes = 0
        for (const { id, version, mode } of stored) {
          const own = new Map<number, string | null>()
          for (const { orderId, to, bookedAs } of acknowledged)
            if (orderId === id) {
              // two users who want the same change both succeed; nobody overwrites a state that they have not seen
              assert.strictEqual(own.get(to) ?? bookedAs, bookedAs, `${id} has two versions ${to}`)
              own.set(to, bookedAs)
            }
          const versions = [...own.keys()].toSorted((one, other) => one - other)
          assert.deepStrictEqual(
            versions,
            versions.map((_, index) => index + 2)
          )
          assert.strictEqual(version, own.size + 1)
          assert.strictEqual(mode, own.get(version) ?? null)
          changes += own.size
        }
        const lines = yield* Effect.forEach(editors, ({ id }) => cancellationAudit(id))
        assert.lengthOf(lines.flat(), changes, "each change is in the log, and nothing else")
        const lost = conflicts.reduce((sum, count) => sum + count, 0)
        assert.isAbove(lost, 0, "some came too late")
        console.log(`${saves} saves of 3 editors: ${changes} changes, ${lost} conflicts, 0 lost`)
      }).pipe(endless)
  )

  it.effect("of one batch under one key have one effect and one answer", () =>
    Effect.gen(function* () {
      const { id, client } = yield* dealerUser("doppelt@haendler.example", 100_001)
      const rows = yield* cancelledOrders({ dealerId: 100_001, prefix: "doppelt", count: 20 })
      const items = rows.map((row) => booked(row, 1, "reversal"))
      const key = newKey()
      const answers = yield* Effect.forEach(Array.from({ length: 8 }), () => save(client, items, key), {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(
        [...new Set(answers.map(({ status, text }) => `${status} ${text}`))],
        [`200 ${answers[0]?.text}`]
      )
      assert.lengthOf(yield* cancellationAudit(id), 20)
      const replayed = answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true")
      assert.lengthOf(replayed, 7)
      const commentKey = newKey()
      const first = rows[0] ?? ""
      yield* Effect.forEach(
        Array.from({ length: 8 }),
        () => comment(client, first, "Einmal", { key: commentKey }),
        {
          concurrency: "unbounded"
        }
      )
      assert.lengthOf((yield* rowOf(client, first)).dealerComments, 1)
    }).pipe(endless)
  )

  it.effect("of feedback: one succeeds; of batches with rows in opposite order: both finish", () =>
    Effect.gen(function* () {
      const one = yield* dealerUser("kreuz@haendler.example", 100_001)
      const staff = yield* signedInWith("kreuz@desk.example", "Role_Interaid_DealerSupport", morning)
      const rows = yield* cancelledOrders({ dealerId: 100_001, prefix: "kreuz", count: 200 })
      const first = rows[0] ?? ""
      const words = yield* Effect.forEach(
        [one.client, staff.client, one.client, staff.client],
        (who, index) => feedback(who, first, 1, { Comment: `Stimme ${index}` }),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(statusesOf(words), [200, 409, 409, 409])
      const current = yield* rowOf(one.client, first)
      for (const answer of words)
        if (answer.status === 409) assert.deepStrictEqual(readConflict(answer).current, current)
      const crossed = yield* Effect.forEach(
        [rows.slice(1), rows.slice(1).toReversed()],
        (ids, index) =>
          save(
            index === 0 ? one.client : staff.client,
            ids.map((id) => booked(id, 1, index === 0 ? "credit" : "goodwill"))
          ),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(statusesOf(crossed), [200, 409])
      const saved = crossed.flatMap((answer) => readSaves(answer).saved)
      assert.lengthOf(saved, 199)
    }).pipe(endless)
  )
})
