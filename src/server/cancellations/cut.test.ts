import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { apiOver, morning, realTime } from "../testing/api.test-support.ts"
import { booked, cancelledOrders, comment, feedback, listOf, save } from "./cancellations.test-support.ts"
import { behindLine, type Cut, Line } from "../db/line.test-support.ts"
import { endless } from "../testing/endless-limits.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { SampleDatabase } from "../testing/testing-database.ts"
import type { Answer, TestVisitor } from "../testing/visitor.test-support.ts"

/** Upper limit of the number of statements that one call sends. */
const mostQuestions = 40

const stored = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly text: string }>`
    select concat_ws(' | ', (select string_agg(c::text, ' ' order by c.order_id) from order_cancellation c),
      (select string_agg(m::text, ' ' order by m.id) from order_cancellation_comment m),
      (select string_agg(concat(k.key, k.status, k.body), ' ' order by k.key) from idempotency_key k),
      (select string_agg(e.detail::text, ' ' order by e.id) from audit_event e where e.event like 'cancellation%')) as text`
  return row?.text ?? ""
})

type Ask = (client: TestVisitor, ids: ReadonlyArray<string>, key: string) => ReturnType<TestVisitor["post"]>

/** The API calls of the cancellation desk, and whether they change anything. */
const calls: Readonly<Record<string, { readonly ask: Ask; readonly changes: boolean }>> = {
  list: { ask: (client) => listOf(client), changes: false },
  save: {
    ask: (client, ids, key) =>
      save(
        client,
        ids.map((id) => booked(id, 1, "credit")),
        key
      ),
    changes: true
  },
  comment: {
    ask: (client, ids, key) => comment(client, ids[0] ?? "", "Einmal gesagt.", { key }),
    changes: true
  },
  feedback: { ask: (client, ids) => feedback(client, ids[0] ?? "", 1), changes: true }
}

layer(apiOver(behindLine(SampleDatabase, 2)), realTime)(
  "a database connection that is cut during calls of the cancellation desk (decision 026)",
  (it) => {
    for (const [name, { ask, changes }] of Object.entries(calls))
      for (const at of ["question", "answer"] as const satisfies ReadonlyArray<Cut>)
        it.effect(
          `at any ${at} of ${name} stores nothing partially, and the call succeeds when repeated`,
          () =>
            Effect.gen(function* () {
              const line = yield* Line
              const prefix = `cut${name}${at}`.slice(0, 14)
              const { client } = yield* signedInWith(
                `${prefix}@desk.example`,
                "Role_Interaid_DealerSupport",
                morning
              )
              const ids = yield* cancelledOrders({ dealerId: 100_001, prefix, count: 3 })
              const key = `key-of-${prefix}`
              const before = yield* stored
              let kept: string | undefined
              let answer: Answer | undefined
              let cuts = 0
              for (let question = 1; question < mostQuestions; question++) {
                const wasCut = line.cut(at, question)
                answer = yield* ask(client, ids, key)
                if (!wasCut()) break
                cuts += 1
                // the server responded before the connection was cut
                if (answer.status === 200) continue
                assert.strictEqual(answer.status, 503, `${at} ${question}: ${answer.text}`)
                assert.isNotNull(answer.headers.get("retry-after"))
                const after = yield* stored
                if (kept === undefined && after === before) continue
                // the connection was cut only after all changes were stored, and nothing is stored twice
                assert.strictEqual(at, "answer", `question ${question}: half of it is stored`)
                assert.strictEqual(after, kept ?? after)
                kept = after
              }
              assert.isAbove(cuts, 1)
              assert.strictEqual(answer?.status, 200, answer?.text)
              const after = yield* stored
              assert.strictEqual(after, kept ?? after, "done twice")
              assert.strictEqual(after !== before, changes)
              if (changes && at === "answer") assert.isDefined(kept, "the answer of the commit was lost once")
            }).pipe(endless)
        )
  }
)
