import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fc from "fast-check"
import { billOf } from "../../../domain/order/life/billing.ts"
import { longRun, partOf } from "../../../../tools/long-runs.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { chipsDraft, declared } from "../../testing/chips.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { ordersOf, placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import { edges, eventOf, stories, type Wish } from "./order-history.test-support.ts"
import { readyKind } from "../../testing/order-kinds.test-support.ts"
import { expectLogged } from "../../testing/order-life.test-support.ts"
import { agreedOfRow, findLife } from "./life-row.ts"
import { lifeMailJob } from "./lead-on.ts"
import { onBehalf } from "../../testing/order-calls.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { type Answer, type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const whole = 100_000
const size = longRun(whole, 1500)
const seed = 20_261_122
/** Number of orders that run in parallel. */
const atOnce = 8

/** A request about an order, and the response. */
interface Asked {
  readonly event: string
  readonly over: number
  readonly answer: Answer
}

interface History {
  readonly declaration: object | null
  readonly orderId: string
  readonly stations: number
  readonly total: number
  readonly asked: ReadonlyArray<Asked>
  readonly count: number
}

const words: Readonly<Record<string, object>> = {
  confirm: onBehalf,
  refuse: { Reason: "Ausverkauft", ...onBehalf },
  schedule: { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart.", ...onBehalf },
  cancel: { Reason: "Umzug" },
  "cancel-sale": { Reason: "Kein Fahrzeug", ...onBehalf },
  withdraw: { Reason: "" }
}

/** Returns a delivery of slightly less than was ordered, to one place or to one of three. */
const delivery = (stations: number, turn: number) => ({
  Day: sampleDay,
  IsMixed: false,
  Reason: "",
  ...onBehalf,
  ...(stations === 1 ? { Amount: 5900 } : { Amount: 1950, Station: 1 + (turn % stations) })
})
/** Total amounts delivered of the ordered 6000, by number of stations. */
const delivered: Readonly<Record<number, number>> = { 1: 5900, 3: 5850 }

const byBuyer = new Set(["place", "cancel", "withdraw"])

/** Places one order by concurrent calls, and takes it through rounds of concurrent requests. */
const lived = Effect.fnUntraced(function* (
  staff: TestVisitor,
  rounds: ReadonlyArray<ReadonlyArray<Wish>>,
  index: number
) {
  const buyer = yield* visitor
  const change = { EmailAddress: `history-${index}@example.de` }
  // orders vary: for one place; for three places, paid by direct debit or by the operator's bill; and for wood chips
  // with the buyer's declaration
  const isChips = index % 4 === 3
  const stations = index % 4 === 1 || index % 4 === 2 ? 3 : 1
  const variant = index % 4 === 1 ? "Sepa" : "InteraidInvoice"
  const draft =
    stations === 3
      ? (yield* readyKind(buyer, { variant, stations }, change.EmailAddress)).draft
      : yield* isChips ? chipsDraft(buyer, change) : readyDraft(buyer, change)
  const said = isChips ? declared("from25", true) : {}
  const placing = (key: number) => placeOrder(buyer, draft, `history-${index}-${key}`, said)
  const placed = yield* Effect.all([placing(1), placing(1), placing(2)], { concurrency: "unbounded" })
  const orderIds = new Set(
    placed.map((answer) =>
      answer.status === 201
        ? readPlaced(answer).orderId
        : (answer.body as { readonly OrderId: string }).OrderId
    )
  )
  const [orderId = "", ...others] = orderIds
  assert.deepStrictEqual(others, [], "one draft, one order")
  const asked: Array<Asked> = []
  let newest = 1
  let count = placed.length
  for (const round of rounds) {
    const seen = newest
    const came = new Set(
      asked.flatMap(({ event, over, answer }) =>
        event === "order.deliver" && answer.status === 200 ? [over] : []
      )
    )
    const answers = yield* Effect.all(
      round.map(({ action, behind }) => {
        count += 1
        if (action === "place") return Effect.as(placing(3), undefined)
        const over = Math.max(1, seen - behind)
        const body = {
          Version: over,
          ...(action === "deliver" ? delivery(stations, came.size) : words[action])
        }
        const who = byBuyer.has(action) ? buyer : staff
        return Effect.map(who.post(`/api/orders/${orderId}/${action}`, body), (answer) => {
          asked.push({ event: eventOf[action], over, answer })
          return answer
        })
      }),
      { concurrency: "unbounded" }
    )
    for (const answer of answers) {
      const { Version } = (answer?.body ?? {}) as { readonly Version?: number }
      newest = Math.max(newest, Version ?? 1)
    }
  }
  const declaration = isChips ? { moistureClass: "from25", burningAssured: true } : null
  const history: History = {
    declaration,
    orderId,
    stations,
    total: Math.round(draft.offer.totalPrice * 100),
    asked,
    count
  }
  assert.lengthOf(yield* ordersOf(draft), 1)
  return history
})

interface Row {
  readonly status: string
  readonly version: number
  readonly total: number
  readonly lines: number
  readonly log: ReadonlyArray<{ readonly version: number; readonly event: string; readonly status: string }>
  readonly mails: number
  readonly declaration: object | null
  readonly bill: number | null
}

/** Compares the stored order with all responses about it. */
const checked = Effect.fnUntraced(function* ({ orderId, stations, total, asked, declaration }: History) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`
    select status, version, total_cents as total,
      (select sum(amount_cents)::int from order_line l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('version', e.version, 'event', e.event, 'status', e.status) order by e.version)
        from order_event e where e.order_id = o.id) as log,
      (select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = ${lifeMailJob} and j.payload ->> 'orderId' = o.id) as mails,
      receipt -> 'moistureDeclaration' as declaration,
      (o.life -> 'delivery' -> 'bill' ->> 'totalCents')::int as bill
    from customer_order o where id = ${orderId}`
  assert(row !== undefined)
  const { log } = row
  assert.deepStrictEqual(
    log.map(({ version }) => version),
    log.map((_, index) => index + 1)
  )
  assert.deepStrictEqual([row.version, row.status], [log.length, log.at(-1)?.status])
  assert.deepStrictEqual([row.total, row.lines], [total, total])
  assert.strictEqual(row.mails, log.length - 1, "a mail for each event")
  assert.deepStrictEqual(row.declaration, declaration)
  const hasCome = log.some(({ status }) => status === "delivered")
  assert.strictEqual(
    row.bill !== null,
    hasCome,
    "what came is billed when all of it has come, and nothing else"
  )
  if (hasCome) {
    const life = (yield* findLife(orderId)) ?? assert.fail()
    const amount = delivered[stations] ?? assert.fail()
    assert.strictEqual(row.bill, billOf(agreedOfRow(life), amount).totalCents)
    assert.isBelow(row.bill ?? 0, total, "less came than was ordered")
  }
  yield* expectLogged(orderId)
  for (const [index, { status }] of log.slice(1).entries())
    assert.include(edges[log[index]?.status ?? ""] ?? [], status, `${log[index]?.status} became ${status}`)
  const versions = new Set<number>()
  for (const { event, over, answer } of asked) {
    assert.include([200, 409, 422], answer.status, answer.text)
    if (answer.status !== 200) continue
    assert.strictEqual(log[over]?.event, event, "what was acknowledged stands in the log")
    versions.add(over + 1)
  }
  assert.deepStrictEqual(
    [...versions].toSorted((a, b) => a - b),
    log.slice(1).map(({ version }) => version),
    "nothing else does"
  )
  return hasCome
})

layer(SampleApi, realTime)("the history of many orders with many concurrent actions", (it) => {
  it.effect(
    "has no anomaly: one order per draft, versions without gaps, correct totals, a complete log",
    () =>
      Effect.gen(function* () {
        const { client: staff } = yield* signedInWith(
          "history@dienst.example",
          "Role_Interaid_Admin",
          morning
        )
        let count = 0
        let acknowledged = 0
        let billed = 0
        let billedInParts = 0
        let orders = 0
        while (count < size) {
          const drawn = fc.sample(stories, { seed: seed + orders, numRuns: atOnce })
          const histories = yield* Effect.all(
            drawn.map((rounds, index) => lived(staff, rounds, orders + index)),
            { concurrency: "unbounded" }
          )
          for (const history of histories) {
            const hasCome = yield* checked(history)
            billed += hasCome ? 1 : 0
            billedInParts += hasCome && history.stations > 1 ? 1 : 0
            count += history.count
            acknowledged += history.asked.filter(({ answer }) => answer.status === 200).length
          }
          orders += histories.length
        }
        const sql = yield* SqlClient
        const [numbers] = yield* sql`
        select count(*)::int = count(distinct order_number)::int as "areUnique" from customer_order`
        assert.isTrue(numbers?.["areUnique"])
        if (size === whole) assert.isAbove(billedInParts, 0)
        assert.isAbove(acknowledged, orders * 2, "a history in which nothing happens proves nothing")
        console.log(
          `${partOf(Math.min(count, whole), whole, "operations at once")} on ${orders} orders, ${acknowledged} acknowledged, ${billed} billed, ${billedInParts} of them at three stations, 0 anomalies`
        )
      }).pipe(endless),
    1_800_000
  )
})
