import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fc from "fast-check"
import type { Calculation } from "../../../domain/options/calculation.ts"
import { type MoistureDeclaration, moistureProblems } from "../../../domain/legal/wood-chip-moisture.ts"
import { calculation } from "../../../contract/schemas/calculation.schema.ts"
import { offerList } from "../../../contract/schemas/offer.schema.ts"
import { longList, longRun, partOf } from "../../../../tools/long-runs.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { draftNow, read } from "../../testing/journey.test-support.ts"
import { changedFields, type Edit, edited, edits, everyField, fieldsOf } from "./edits.test-support.ts"
import {
  type Agreeing,
  editedCalls,
  orderedWhole,
  type WholeOrder,
  wholeOrders
} from "./wholes.test-support.ts"
import { payableOffer } from "../../testing/payment-steps.test-support.ts"
import { ProviderApi, tidyWorld } from "../../testing/provider-orders.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const whole = 5000
const wholeAtProvider = 500
const runs = longRun(whole, 100)
const runsAtProvider = longRun(wholeAtProvider, 15)
const seed = 20_261_122
/** Share of a small run that edits the fields one after the other; the other edits are random. */
const walkedInTest = 0.6

const readOffers = read(offerList)

interface Tried {
  readonly order: WholeOrder
  readonly edit: Edit
}

/** Places an order without any edits, and returns the payloads of its calls. */
const payloadsOf = Effect.fnUntraced(function* (order: WholeOrder, agreeing?: Agreeing) {
  const payloads: Array<readonly [number, object]> = []
  const name = `whole-${order.variant}-${order.configuration.Stations}-${order.offer.dealerId}`
  const change = (call: (typeof editedCalls)[number], payload: object) => {
    payloads.push([editedCalls.indexOf(call), payload])
    return payload
  }
  const orderId = yield* orderedWhole(yield* visitor, order, name, change, agreeing)
  assert.isDefined(orderId, `${order.name} cannot be placed as it is`)
  return payloads
})

/**
 * Edits every field of every payload of these orders once, then adds random edits; a small run contains only some of
 * both.
 */
const tries = (
  orders: ReadonlyArray<{
    readonly order: WholeOrder
    readonly payloads: ReadonlyArray<readonly [number, object]>
  }>,
  { size, isWhole }: { readonly size: number; readonly isWhole: boolean }
): ReadonlyArray<Tried> => {
  const every = orders.flatMap(({ order, payloads }, index) =>
    everyField(payloads, seed + index).map((edit) => ({ order, edit }))
  )
  const walked = isWhole ? every : longList(every, Math.round(size * walkedInTest))
  const drawn = fc.sample(edits, { seed, numRuns: Math.max(size - walked.length, 0) })
  return [
    ...walked,
    ...drawn.map((edit, index) => ({ order: (orders[index % orders.length] ?? assert.fail()).order, edit }))
  ]
}

/** Returns the totals that the server now calculates for the order as stored in the database, in cents. */
const calculatedAnew = Effect.fnUntraced(function* (buyer: TestVisitor, wish: Calculation, dealerId: number) {
  const encoded = Schema.encodeSync(calculation)(wish)
  const { items } = readOffers(yield* buyer.post("/api/kalkulation/berechnen", encoded))
  return items
    .filter((item) => item.dealerId === dealerId)
    .map(({ totalPrice }) => Math.round(totalPrice * 100))
})

interface Stored {
  readonly calculation: Calculation
  readonly dealerId: number
  readonly total: number
  readonly lines: number
  readonly seen: number
  readonly declaration: MoistureDeclaration | null
}

/** Edits orders until the run is over: each order is refused, or stored at the price that the server calculates. */
const editAll = Effect.fnUntraced(function* (
  all: ReadonlyArray<WholeOrder>,
  size: number,
  wholeSize: number,
  what: string,
  agreeing?: Agreeing
) {
  const sql = yield* SqlClient
  const orders = yield* Effect.forEach(all, (order) =>
    Effect.map(payloadsOf(order, agreeing), (payloads) => ({ order, payloads }))
  )
  const isWhole = size === wholeSize
  const left = new Set(
    orders.flatMap(({ order, payloads }) =>
      payloads.flatMap(([call, payload]) =>
        fieldsOf(payload).map((field) => `${order.name} ${call} ${field}`)
      )
    )
  )
  const fields = left.size
  let placed = 0
  let refused = 0
  for (const [run, { order, edit }] of tries(orders, { size, isWhole }).entries()) {
    const buyer = yield* visitor
    const change = (name: (typeof editedCalls)[number], payload: object) => {
      const call = editedCalls.indexOf(name)
      const body = edited(payload, call, edit)
      if (call === edit.call)
        for (const field of changedFields(payload, body)) left.delete(`${order.name} ${call} ${field}`)
      return body
    }
    const orderId = yield* orderedWhole(buyer, order, `edit-${run}`, change, agreeing)
    if (orderId === undefined) {
      refused += 1
      continue
    }
    placed += 1
    const [row] = yield* sql<Stored>`
      select receipt -> 'calculation' as calculation, dealer_id as "dealerId", total_cents as total,
        (select sum(amount_cents) from order_line l where l.order_id = o.id)::int as lines,
        round((receipt -> 'offer' ->> 'totalPrice')::numeric * 100)::int as seen,
        receipt -> 'moistureDeclaration' as declaration
      from customer_order o where id = ${orderId}`
    assert(row !== undefined)
    assert.deepStrictEqual(moistureProblems(row.calculation, row.declaration), [])
    const [total, ...others] = yield* calculatedAnew(buyer, row.calculation, row.dealerId)
    assert.deepStrictEqual(
      [others.length, row.total, row.lines, row.seen],
      [0, total, total, total],
      JSON.stringify(edit)
    )
  }
  const runs = placed + refused
  console.log(
    `${partOf(size, wholeSize, what)}: ${fields - left.size} of ${fields} fields edited, ${placed} placed at the server's price, ${refused} refused`
  )
  if (isWhole) assert.deepStrictEqual([...left], [], "fields that nothing was done to")
  assert.isAbove(placed, runs / 20, "edits that are always refused prove nothing")
  assert.isAbove(refused, runs / 20)
})

layer(SampleApi, realTime)("one value of an order changed on its way", (it) => {
  it.effect(
    `ends in a refusal or at the server's own price, ${runs} times`,
    () =>
      Effect.gen(function* () {
        const orders = yield* wholeOrders(yield* visitor)
        yield* editAll(orders, runs, whole, "orders with one value changed")
      }).pipe(endless),
    1_800_000
  )
})

layer(ProviderApi, realTime)("one value of an order by PayPal changed on its way", (it) => {
  it.effect(
    `ends in a refusal or at the server's own price, ${runsAtProvider} times`,
    () =>
      Effect.gen(function* () {
        const { there } = yield* tidyWorld
        const found = yield* payableOffer(yield* visitor, { isInteraidPayment: true })
        const order: WholeOrder = { ...found, name: "PayPal", variant: "PayPal", isSplit: false, said: {} }
        const agreeing: Agreeing = (buyer: TestVisitor, draft) => {
          const id = draft.payment?.atProvider?.id
          if (id !== undefined) there.agree(id)
          return draftNow(buyer, draft.orderDraftId)
        }
        yield* editAll(
          [order],
          runsAtProvider,
          wholeAtProvider,
          "orders by PayPal with one value changed",
          agreeing
        )
      }).pipe(endless),
    1_800_000
  )
})
