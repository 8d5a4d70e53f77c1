import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { PaymentVariant } from "../../domain/order/steps.ts"
import { evenAmounts } from "../../domain/order/wizard/stations.ts"
import { addressIn, addressPayload, readSaved, type TestPlace } from "./journey.test-support.ts"
import { installment, pay, payableDraft, sepa } from "./payment-steps.test-support.ts"
import type { TestVisitor } from "./visitor.test-support.ts"

/** A payment method and the number of delivery stations. */
export interface Kind {
  readonly variant: PaymentVariant
  readonly stations: number
}

/** All five payment methods with one station and with three; instalments are only possible with one station. */
export const kinds: ReadonlyArray<Kind> = [
  { variant: "Invoice", stations: 1 },
  { variant: "Invoice", stations: 3 },
  { variant: "InteraidInvoice", stations: 1 },
  { variant: "InteraidInvoice", stations: 3 },
  { variant: "Sepa", stations: 1 },
  { variant: "Sepa", stations: 3 },
  { variant: "InteraidSepa", stations: 1 },
  { variant: "InteraidSepa", stations: 3 },
  { variant: "Installment", stations: 1 }
]

/** Whether the payment goes to the operator instead of the dealer. */
export const isByOperator = (variant: PaymentVariant): boolean =>
  variant.startsWith("Interaid") || variant === "PayPal"

/** Returns the payload for the delivery stations: equal amounts, each for a different house in one street. */
export const stationsPayload = (draft: OrderDraft, place: TestPlace, street = "Amselweg") => ({
  OrderDraftId: draft.orderDraftId,
  Version: draft.version,
  Stations: evenAmounts(draft.calculation).map((amount, index) => ({
    AddressIndex: index,
    Amount: amount,
    ...(index === 0
      ? {}
      : { Address: { ...addressIn(place), Street: street, HouseNumber: String(index), Phone: "" } })
  }))
})

/** Returns the payload of the payment step for a variant. */
export const paymentChange = (variant: PaymentVariant): object => {
  if (variant === "PayPal") return { PaymentId: 43 }
  if (variant === "Installment") return { PaymentId: 45, PaymentModifier: 12, Installment: installment }
  return variant === "Sepa" || variant === "InteraidSepa" ? { PaymentId: 42, Sepa: sepa } : {}
}

/** Creates a draft of this kind and saves every step. */
export const readyKind = Effect.fnUntraced(function* (
  buyer: TestVisitor,
  { variant, stations }: Kind,
  email: string = "erika@example.de"
) {
  const change = { EmailAddress: email }
  const begun = yield* payableDraft(buyer, isByOperator(variant), change, { Stations: stations })
  const { place } = begun
  let { draft } = begun
  if (stations > 1) {
    const spread = yield* buyer.post("/api/order-process/stations/save", stationsPayload(draft, place))
    assert.strictEqual(spread.status, 200, spread.text)
    draft = readSaved(spread).draft
  }
  const paid = yield* pay(buyer, draft, paymentChange(variant))
  assert.strictEqual(paid.status, 200, paid.text)
  const ready = readSaved(paid).draft
  assert.strictEqual(ready.payment?.variant, variant)
  return { draft: ready, place }
})

/**
 * The payloads of a draft's steps, by the last part of the call's path; each contains a mark that tests can find again.
 */
export const saves: Readonly<
  Record<"address" | "stations" | "payment", (draft: OrderDraft, place: TestPlace, mark: string) => object>
> = {
  address: (draft, place, mark) => addressPayload(draft, place, { EmailAddress: `${mark}@example.de` }),
  stations: stationsPayload,
  payment: (draft, _, mark) => ({
    OrderDraftId: draft.orderDraftId,
    Version: draft.version,
    IsInteraidPayment: draft.offer.isInteraidPayment,
    PaymentModifier: -1,
    OrderReference: mark,
    PaymentId: 42,
    Sepa: { ...sepa, AccountHolder: mark }
  })
}
