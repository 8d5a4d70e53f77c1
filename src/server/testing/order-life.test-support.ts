import { assert } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderPage } from "../../contract/schemas/order.schema.ts"
import { replayed } from "../../machines/order-life/live-on.ts"
import { makeAccount, signInAs } from "./accounts.test-support.ts"
import { TestApi } from "./api.test-support.ts"
import { Secrets } from "../http/secrets.ts"
import { sessionCookie, Sessions } from "../http/sessions.ts"
import { grantTokens, openByMail } from "../orders/grants.ts"
import { bodyOf } from "./customers.test-support.ts"
import { placeOrder, read, readPlaced, readyDraft } from "./journey.test-support.ts"
import { agreedOfRow, factsOf, findLife } from "../orders/life/life-row.ts"
import { decodeLifeEvent } from "../orders/life/logged-event.ts"
import { type TestVisitor, visitor } from "./visitor.test-support.ts"

export const readPage = read(orderPage)

/** Places an order as a guest and returns it with the browser and the offer. */
export const placedOrder = Effect.fnUntraced(function* (name: string, change: object = {}) {
  const buyer = yield* visitor
  const email = `${name}@leben.example`
  const draft = yield* readyDraft(buyer, { EmailAddress: email, ...change })
  const placed = yield* placeOrder(buyer, draft, `life-${name}`)
  assert.strictEqual(placed.status, 201, placed.text)
  const { offer } = draft
  return { buyer, email, offer, ...readPlaced(placed) }
})

/** Follows the link in an order's mail, using the session of a browser. */
export const followLink = Effect.fnUntraced(function* (browser: TestVisitor, orderId: string) {
  const { sign } = yield* Secrets
  const { read: readSession } = yield* Sessions
  const { atThatTime } = yield* TestApi
  const follow = Effect.flatMap(Clock.currentTimeMillis, (now) => {
    const session = readSession(browser.cookies.get(sessionCookie), now)
    return openByMail(orderId, grantTokens(sign, orderId).mail, session?.ownerHash)
  })
  return yield* atThatTime(follow)
})

/** Signs in as a dealer's user. */
export const dealerUser = Effect.fnUntraced(function* (email: string, dealerId: number) {
  const id = yield* makeAccount(email, ["Role_AdvertisingPartner"])
  const sql = yield* SqlClient
  yield* sql`update account set dealer_id = ${dealerId} where id = ${id}`
  const { client, answer } = yield* signInAs(email)
  assert.deepInclude(answer.body, { success: true }, answer.text)
  return { id, client }
})

/** Calls an action on an order; `body` contains the order version on which the action is based. */
export const act = (client: TestVisitor, orderId: string, action: string, body: object) =>
  client.post(`/api/orders/${orderId}/${action}`, body)

export interface State {
  readonly Status: string
  readonly Version: number
}

/** Takes an order through actions as its dealer would; each step sends the version from the previous response. */
export const ledTo = Effect.fnUntraced(function* (
  dealer: TestVisitor,
  orderId: string,
  steps: ReadonlyArray<readonly [action: string, body: object]>
) {
  let version = 1
  for (const [action, body] of steps)
    version = bodyOf<State>(yield* act(dealer, orderId, action, { Version: version, ...body })).Version
  return version
})

interface LogRow {
  readonly version: number
  readonly event: string
  readonly status: string
  readonly actorKind: string | null
  readonly actorId: number | null
  readonly data: object
  readonly machineVersion: number
}

export const logOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  return yield* sql<LogRow>`
    select version, event, status, actor_kind as "actorKind", actor_id as "actorId", data,
      machine_version as "machineVersion" from order_event where order_id = ${orderId} order by version`
})

/**
 * Checks that the stored state of an order is the one that the state machine derives from the order's log: versions
 * without gaps, status and facts.
 */
export const expectLogged = Effect.fnUntraced(function* (orderId: string) {
  const row = yield* findLife(orderId)
  assert(row !== undefined)
  const [placed, ...log] = yield* logOf(orderId)
  assert.deepInclude(placed, { version: 1, event: "placed", status: "placed" })
  const events = yield* Effect.forEach(log, ({ event, data, machineVersion }) =>
    Effect.map(decodeLifeEvent({ type: event, ...data }), (each) => ({ machineVersion, event: each }))
  )
  assert.deepStrictEqual(replayed(agreedOfRow(row), events), {
    kind: "replayed",
    life: { status: row.status, facts: factsOf(row) }
  })
  assert.deepStrictEqual(
    log.map(({ version }) => version),
    log.map((_, index) => index + 2)
  )
  assert.strictEqual(row.version, log.length + 1)
})
