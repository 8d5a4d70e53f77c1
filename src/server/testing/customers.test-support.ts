import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Role } from "../../domain/rights/roles.ts"
import { makeAccount, signInAs } from "./accounts.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "./journey.test-support.ts"
import type { Answer, TestVisitor } from "./visitor.test-support.ts"

/** Creates a signed-in customer. */
export const customer = Effect.fnUntraced(function* (
  email: string,
  roles: ReadonlyArray<Role> = ["Role_Customer"]
) {
  const id = yield* makeAccount(email, roles)
  const { client, answer } = yield* signInAs(email)
  assert.deepInclude(answer.body, { success: true }, answer.text)
  return { id, email, browser: client }
})

/** Places an order as a visitor. */
export const ordered = Effect.fnUntraced(function* (browser: TestVisitor, key: string) {
  const draft = yield* readyDraft(browser)
  const placed = yield* placeOrder(browser, draft, key)
  assert.strictEqual(placed.status, 201, placed.text)
  return { draft, ...readPlaced(placed) }
})

/** Stores the next status of an order, as the dealer's system would. */
export const reaches = Effect.fnUntraced(function* (orderId: string, status: string, at: string) {
  const sql = yield* SqlClient
  yield* sql`
    with o as (update customer_order set status = ${status}, version = version + 1 where id = ${orderId}
      returning id, version)
    insert into order_event (order_id, version, event, status, at)
    select id, version, ${status}, ${status}, ${at}::timestamptz from o`
})

/**
 * Checks that requests for other users' resources get the same status and the same text as requests for missing
 * resources.
 */
export const sameAsMissing = (answers: ReadonlyArray<Answer>, status = 404) => {
  for (const answer of answers) {
    assert.strictEqual(answer.status, status, answer.text)
    assert.strictEqual(answer.text, answers[0]?.text)
  }
}

/** Returns the body of a successful response, with the type given by the test. */
export const bodyOf = <Body>(answer: Answer): Body => {
  assert.strictEqual(answer.status, 200, answer.text)
  return answer.body as Body
}
