import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { paymentIdOf } from "../../../domain/payment/variants.ts"
import { apiOver, realTime } from "../../testing/api.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import {
  addressPayload,
  draftNow,
  ordersOf,
  placeOrder,
  readSaved,
  type TestPlace
} from "../../testing/journey.test-support.ts"
import {
  isByOperator,
  type Kind,
  kinds,
  paymentChange,
  stationsPayload
} from "../../testing/order-kinds.test-support.ts"
import {
  pay,
  payableOffer,
  type PayableOffer,
  startedDraft
} from "../../testing/payment-steps.test-support.ts"
import { ProviderApi, tidyWorld } from "../../testing/provider-orders.test-support.ts"
import { SampleDatabase } from "../../testing/testing-database.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

/**
 * Lets the operator sell everywhere: in the small sample data it sells nothing in Switzerland, and accepts no direct
 * debits in Austria.
 */
const operatorEverywhere = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`update dealer set payment_ids = array[40, 42, 45] where country_id = 2 and is_operator`
    yield* sql`update dealer set is_operator = true where country_id = 3`
  })
).pipe(Layer.provideMerge(SampleDatabase))

const steps = ["address", "stations", "payment"] as const
type Step = (typeof steps)[number]

const subsetsOf = (all: ReadonlyArray<Step>): ReadonlyArray<ReadonlyArray<Step>> =>
  all.reduce<ReadonlyArray<ReadonlyArray<Step>>>(
    (found, step) => [...found, ...found.map((subset) => [...subset, step])],
    [[]]
  )

const save = (
  buyer: TestVisitor,
  draft: OrderDraft,
  place: TestPlace,
  kind: Kind,
  step: Step,
  email: string
) => {
  if (step === "payment") return pay(buyer, draft, paymentChange(kind.variant))
  const body =
    step === "address" ? addressPayload(draft, place, { EmailAddress: email }) : stationsPayload(draft, place)
  return buyer.post(`/api/order-process/${step}/save`, body)
}

/** Saves some of the steps and tries to place the order; returns whether an order was placed. */
const tried = Effect.fnUntraced(function* (
  found: PayableOffer,
  kind: Kind,
  subset: ReadonlyArray<Step>,
  name: string,
  agree: (id: string) => void
) {
  const buyer = yield* visitor
  let now = yield* startedDraft(buyer, found)
  for (const step of subset) {
    const saved = yield* save(buyer, now, found.place, kind, step, `${name}@example.org`.toLowerCase())
    // a step that cannot be saved yet stays incomplete
    if (saved.status === 200) now = readSaved(saved).draft
    const atProvider = now.payment?.atProvider?.id
    if (step === "payment" && atProvider !== undefined) {
      agree(atProvider)
      now = yield* draftNow(buyer, now.orderDraftId)
    }
  }
  // a caller who skips steps sends an invented summary hash
  const made = { ...now, summaryHash: now.summaryHash ?? "made-up" }
  const placed = yield* placeOrder(buyer, made, `subset-${name}`)
  assert.lengthOf(yield* ordersOf(now), placed.status === 201 ? 1 : 0)
  return placed.status === 201
})

/** Asserts that an order is placed only after all its steps. */
const wholeOnly = Effect.fnUntraced(function* (
  kind: Kind,
  countryId: CountryId,
  agree: (id: string) => void = () => {}
) {
  const own = steps.filter((step) => step !== "stations" || kind.stations > 1)
  const isInteraidPayment = isByOperator(kind.variant)
  const paymentIds = kind.variant === "PayPal" ? [] : [paymentIdOf(kind.variant)]
  const found = yield* payableOffer(
    yield* visitor,
    { isInteraidPayment, countryId, paymentIds },
    { Stations: kind.stations }
  )
  const outcomes: Record<string, boolean> = {}
  for (const subset of subsetsOf(own)) {
    const name = `${kind.variant}-${kind.stations}-${countryId}-${subset.join("")}`
    outcomes[subset.join("+")] = yield* tried(found, kind, subset, name, agree)
  }
  assert.deepStrictEqual(
    outcomes,
    Object.fromEntries(subsetsOf(own).map((subset) => [subset.join("+"), subset.length === own.length]))
  )
})

const inEuros: ReadonlyArray<CountryId> = [1, 2]
const everywhere: ReadonlyArray<CountryId> = [1, 2, 3]

for (const [seller, database] of [
  ["a dealer", SampleDatabase],
  ["the operator", operatorEverywhere]
] as const)
  layer(apiOver(database), realTime)(`all subsets of an order's steps at ${seller}`, (it) => {
    for (const kind of kinds.filter(({ variant }) => isByOperator(variant) === (seller === "the operator")))
      for (const countryId of kind.variant.endsWith("Invoice") ? everywhere : inEuros)
        it.effect(
          `place only the complete order, to ${kind.stations} by ${kind.variant} in country ${countryId}`,
          () => wholeOnly(kind, countryId).pipe(endless)
        )
  })

layer(ProviderApi, realTime)("all subsets of the steps of an order by PayPal", (it) => {
  for (const stations of [1, 3])
    for (const countryId of inEuros)
      it.effect(`place only the complete order, to ${stations} in country ${countryId}`, () =>
        Effect.gen(function* () {
          const { there } = yield* tidyWorld
          yield* wholeOnly({ variant: "PayPal", stations }, countryId, there.agree)
        }).pipe(endless)
      )
})
