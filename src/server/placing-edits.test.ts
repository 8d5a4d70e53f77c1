import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fc from "fast-check"
import type { Calculation } from "../domain/calculation.ts"
import { type MoistureDeclaration, moistureProblems } from "../domain/legal/wood-chip-moisture.ts"
import { calculation } from "../contract/calculation.schema.ts"
import { offerList } from "../contract/offer.schema.ts"
import { longRun, partOf } from "../../scripts/test/long-runs.ts"
import { realTime, SampleApi } from "./api.test-support.ts"
import { Limits, limits } from "./http/rate-limits.ts"
import {
  addressPayload,
  checkPayload,
  firstOffer,
  paymentPayload,
  placePayload,
  read,
  readDraft,
  readPlaced,
  readSaved
} from "./journey.test-support.ts"
import { chipsOffer, declared } from "./chips.test-support.ts"
import { stationsPayload } from "./order-kinds.test-support.ts"
import { type Edit, edited, editedCalls, edits } from "./placing-edits.test-support.ts"
import { type TestVisitor, visitor } from "./visitor.test-support.ts"

const whole = 5000
const runs = longRun(whole, 100)
const seed = 20_261_122

const readOffers = read(offerList)

const endless = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [
    name,
    { ...limit, perSession: Number.MAX_SAFE_INTEGER, perNetwork: Number.MAX_SAFE_INTEGER }
  ])
) as typeof limits

/** What is ordered: loose pellets to one place, to three, and German wood chips with their declaration. */
const offeredKinds = Effect.fnUntraced(function* (buyer: TestVisitor) {
  const one = yield* firstOffer(buyer)
  const configuration = { ...one.configuration, Stations: 3 }
  const answer = yield* buyer.post("/api/kalkulation/berechnen", configuration)
  const [offer] = readOffers(answer).items
  assert(offer !== undefined, "nobody delivers to three stations")
  return [one, { ...one, configuration, offer }, yield* chipsOffer(buyer)]
})

/** From the offer to the order with one value changed on the way; undefined where a call was refused. */
const ordered = Effect.fnUntraced(function* (
  buyer: TestVisitor,
  { place, offer, configuration }: Effect.Success<ReturnType<typeof firstOffer>>,
  edit: Edit,
  run: number
) {
  const call = Effect.fnUntraced(function* (path: (typeof editedCalls)[number], payload: object) {
    const headers = path === "place" ? { "idempotency-key": `edited-${run}-key` } : {}
    const body = edited(payload, editedCalls.indexOf(path), edit)
    const answer = yield* buyer.post(`/api/order-process/${path}`, body, { headers })
    assert.isBelow(answer.status, 500, `${path}: ${JSON.stringify(edit)} ${answer.text}`)
    return answer.status < 300 ? answer : undefined
  })
  const begun = yield* call("start", {
    Configuration: configuration,
    DealerId: offer.dealerId,
    OfferHash: offer.hash
  })
  if (begun === undefined) return undefined
  const draft = readDraft(begun)
  const email = { EmailAddress: `edit-${run}@example.de` }
  const addressed = yield* call("address/save", addressPayload(draft, place, email))
  if (addressed === undefined) return undefined
  const whereto = readSaved(addressed).draft
  const spread =
    configuration.Stations === 1 ? addressed : yield* call("stations/save", stationsPayload(whereto, place))
  if (spread === undefined) return undefined
  const paid = yield* call("payment/save", paymentPayload(readSaved(spread).draft))
  if (paid === undefined) return undefined
  const ready = readSaved(paid).draft
  if ((yield* call("final-check", checkPayload(ready))) === undefined) return undefined
  const said = configuration.ProductGroupId === 9 ? declared("from25", true) : {}
  const placed = yield* call("place", placePayload(ready, said))
  return placed === undefined ? undefined : readPlaced(placed).orderId
})

/** What the server calculates for the order as it stands in the database, in cents. */
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

layer(SampleApi, realTime)("one value of an order changed on its way", (it) => {
  it.effect(
    `ends in a refusal or at the server's own price, ${runs} times`,
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const offered = yield* offeredKinds(yield* visitor)
        let placed = 0
        for (const [run, edit] of fc.sample(edits, { seed, numRuns: runs }).entries()) {
          const buyer = yield* visitor
          const kind = offered[run % offered.length] ?? assert.fail()
          const orderId = yield* ordered(buyer, kind, edit, run)
          if (orderId === undefined) continue
          placed += 1
          const [order] = yield* sql<Stored>`
          select receipt -> 'calculation' as calculation, dealer_id as "dealerId", total_cents as total,
            (select sum(amount_cents) from order_line l where l.order_id = o.id)::int as lines,
            round((receipt -> 'offer' ->> 'totalPrice')::numeric * 100)::int as seen,
            receipt -> 'moistureDeclaration' as declaration
          from customer_order o where id = ${orderId}`
          assert(order !== undefined)
          assert.deepStrictEqual(moistureProblems(order.calculation, order.declaration), [])
          const [total, ...others] = yield* calculatedAnew(buyer, order.calculation, order.dealerId)
          assert.deepStrictEqual(
            [others.length, order.total, order.lines, order.seen],
            [0, total, total, total],
            JSON.stringify(edit)
          )
        }
        console.log(
          `${partOf(runs, whole, "orders with one value changed")}: ${placed} placed at the server's price, ${runs - placed} refused`
        )
        assert.isAbove(placed, runs / 20, "edits that are always refused prove nothing")
        assert.isAbove(runs - placed, runs / 20)
      }).pipe(Effect.provideService(Limits, endless)),
    600_000
  )
})
