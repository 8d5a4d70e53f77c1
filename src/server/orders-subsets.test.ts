import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { offerList } from "../contract/offer.schema.ts"
import type { Offer } from "../domain/offer.ts"
import type { OrderDraft } from "../domain/order-draft.ts"
import { realTime, SampleApi } from "./api.test-support.ts"
import {
  addressIn,
  addressPayload,
  calculationFor,
  ordersOf,
  placeOrder,
  read,
  readDraft,
  readSaved
} from "./journey.test-support.ts"
import { installment, pay, sepa } from "./payment-steps.test-support.ts"
import { type TestVisitor, visitor } from "./visitor.test-support.ts"

const steps = ["address", "stations", "payment"] as const
type Step = (typeof steps)[number]

const kinds = [
  { variant: "Invoice", change: {} },
  { variant: "Sepa", change: { PaymentId: 42, Sepa: sepa } },
  { variant: "Installment", change: { PaymentId: 45, PaymentModifier: 12, Installment: installment } },
  { variant: "InteraidInvoice", change: {} },
  { variant: "InteraidSepa", change: { PaymentId: 42, Sepa: sepa } }
] as const

interface Place {
  readonly zipCode: string
  readonly city: string
}

/** A draft that has just begun, of an offer that can be paid in all ways of its creditor. */
const begun = Effect.fnUntraced(function* (
  buyer: TestVisitor,
  isInteraidPayment: boolean,
  stations: 1 | 3,
  known: Place | undefined
) {
  const sql = yield* SqlClient
  const places: ReadonlyArray<Place> = known
    ? [known]
    : yield* sql<Place>`
        select distinct on (d.id) p.zip_code as "zipCode", p.name as city
        from dealer d join delivery_area a on a.dealer_id = d.id
          join place p on p.country_id = a.country_id and p.zip_code like a.zip_prefixes[1] || '%'
        where a.country_id = 1 and d.is_operator = ${isInteraidPayment} and d.payment_ids @> array[40, 42, 45]
        order by d.id, p.zip_code, p.name`
  const isPayable = (offer: Offer) =>
    offer.isInteraidPayment === isInteraidPayment && [40, 42, 45].every((id) => offer.paymentIds.includes(id))
  for (const place of places) {
    const configuration = { ...calculationFor(place.zipCode), Stations: stations }
    const { items } = read(offerList)(yield* buyer.post("/api/kalkulation/berechnen", configuration))
    const offer = items.find(isPayable)
    if (offer === undefined) continue
    const started = yield* buyer.post("/api/order-process/start", {
      Configuration: configuration,
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
    return { place, draft: readDraft(started) }
  }
  return yield* Effect.die("no dealer of the sample data is paid like this")
})

const stationsPayload = (draft: OrderDraft, place: Place) => {
  const house = (street: string) => ({ ...addressIn(place), Street: street, Phone: "" })
  return {
    OrderDraftId: draft.orderDraftId,
    Version: draft.version,
    Stations: [
      { AddressIndex: 0, Amount: 3000 },
      { AddressIndex: 1, Amount: 2000, Address: house("Amselweg") },
      { AddressIndex: 2, Amount: 1000, Address: house("Finkenweg") }
    ]
  }
}

const subsetsOf = (all: ReadonlyArray<Step>): ReadonlyArray<ReadonlyArray<Step>> =>
  all.reduce<ReadonlyArray<ReadonlyArray<Step>>>(
    (found, step) => [...found, ...found.map((subset) => [...subset, step])],
    [[]]
  )

layer(SampleApi, realTime)("all subsets of an order's steps", (it) => {
  for (const { variant, change } of kinds)
    for (const stations of variant === "Installment" ? ([1] as const) : ([1, 3] as const))
      it.effect(`place nothing but the whole order, to ${stations} by ${variant}`, () =>
        Effect.gen(function* () {
          const own = steps.filter((step) => step !== "stations" || stations === 3)
          const outcomes: Record<string, boolean> = {}
          let known: Place | undefined
          for (const subset of subsetsOf(own)) {
            const name = subset.join("+")
            const buyer = yield* visitor
            const { place, draft } = yield* begun(buyer, variant.startsWith("Interaid"), stations, known)
            known = place
            const EmailAddress = `${variant}-${stations}-${subset.length}@example.org`.toLowerCase()
            let now = draft
            for (const step of subset) {
              const saved =
                step === "address"
                  ? yield* buyer.post(
                      "/api/order-process/address/save",
                      addressPayload(now, place, { EmailAddress })
                    )
                  : step === "stations"
                    ? yield* buyer.post("/api/order-process/stations/save", stationsPayload(now, place))
                    : yield* pay(buyer, now, change)
              // what cannot be saved yet stays undone
              if (saved.status === 200) now = readSaved(saved).draft
            }
            // a caller who skips steps makes up a summary
            const made = { ...now, summaryHash: now.summaryHash ?? "made-up" }
            const placed = yield* placeOrder(buyer, made, `subset-${variant}-${stations}-${name}-key`)
            outcomes[name] = placed.status === 201
            assert.strictEqual((yield* ordersOf(now)).length, placed.status === 201 ? 1 : 0)
          }
          assert.deepStrictEqual(
            outcomes,
            Object.fromEntries(
              subsetsOf(own).map((subset) => [subset.join("+"), subset.length === own.length])
            )
          )
        })
      )
})
