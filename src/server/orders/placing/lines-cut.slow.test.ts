import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { longList, partOf } from "../../../../tools/long-runs.ts"
import { apiOver, realTime } from "../../testing/api.test-support.ts"
import { behindLine, type Cut, Line } from "../../db/line.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import {
  type OrderCall,
  orderCalls,
  sellingStaff,
  storedAbout
} from "../../testing/order-calls.test-support.ts"
import { SampleDatabase } from "../../testing/testing-database.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

/** Upper limit for the number of queries; every call makes fewer. */
const mostQuestions = 40

const calls = longList(orderCalls, 8)

/**
 * Cuts the connection at each query of a call in turn. The response is 503 with Retry-After, the stored data are either
 * unchanged or complete, and the repeated call resolves the state. Returns the number of cuts.
 */
const cutEverywhere = Effect.fnUntraced(function* (call: OrderCall, staff: TestVisitor, at: Cut) {
  const line = yield* Line
  const name = `${call.name.replaceAll(/\W/gu, "-")}-${at}`
  const { ask, draftId } = yield* call.prepare(staff, name)
  const before = yield* storedAbout(draftId)
  for (let question = 1; question < mostQuestions; question++) {
    const wasCut = line.cut(at, question)
    const answer = yield* ask()
    if (!wasCut()) {
      assert.include([200, 201], answer.status, answer.text)
      return { cuts: question - 1, kept: "nothing" }
    }
    const where = `${call.name}: ${at} ${question}`
    const after = yield* storedAbout(draftId)
    // a call may succeed with the results that it received before the connection was cut
    if (answer.status !== 503) {
      assert.include([200, 201], answer.status, `${where}: ${answer.text}`)
      return { cuts: question, kept: "answered" }
    }
    assert.isNotNull(answer.headers.get("retry-after"), where)
    if (after === before) continue
    assert.strictEqual(at, "answer", `${where}: half of it is stored`)
    const again = yield* ask()
    assert.include(call.again === "conflict" ? [409] : [200, 201], again.status, `${where}: ${again.text}`)
    assert.strictEqual(yield* storedAbout(draftId), after, `${where}: done twice`)
    return { cuts: question, kept: "all" }
  }
  return assert.fail(`${call.name} asks without end`)
})

layer(apiOver(behindLine(SampleDatabase, 2)), realTime)(
  "a database connection that is cut (decision 006)",
  (it) => {
    it.effect(
      "at any query of any call of the order process stores nothing partially, and leads to 503",
      () =>
        Effect.gen(function* () {
          const staff = yield* sellingStaff("cut")
          let cuts = 0
          for (const call of calls) {
            const heard = yield* cutEverywhere(call, staff, "question")
            const deaf = yield* cutEverywhere(call, staff, "answer")
            cuts += heard.cuts + deaf.cuts
            assert.isAbove(heard.cuts, 0, call.name)
            if (call.reads === undefined) assert.strictEqual(deaf.kept, "all", call.name)
          }
          console.log(
            `${partOf(calls.length, orderCalls.length, "calls")}, their line to the database cut ${cuts} times`
          )
        }).pipe(endless)
    )
  }
)
