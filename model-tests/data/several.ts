import type { Address } from "../../src/domain/address/address.ts"
import type { CountryId } from "../../src/domain/place/country.ts"
import type { OrderDraft } from "../../src/domain/order/draft.ts"
import { isOfCreditor } from "../../src/domain/payment/variants.ts"
import { applicableSteps, type PaymentVariant } from "../../src/domain/order/steps.ts"
import { allowancesOf } from "../../src/domain/order/wizard/allowances.ts"
import type { FormOf } from "../../src/domain/order/wizard/order-forms.ts"
import { nextSteps, openSteps } from "../../src/machines/order/stored-steps.ts"
import { address, draftOf } from "./drafts.ts"
import { calculationOf } from "./offers.ts"

/** The last step of an order with several stations that the server has validated. */
export type Spread = "begun" | "addressed" | "spread" | "paid"

const facts = {
  begun: { address: false, stations: false, payment: false },
  addressed: { address: true, stations: false, payment: false },
  spread: { address: true, stations: true, payment: false },
  paid: { address: true, stations: true, payment: true }
} satisfies Record<Spread, object>

export const at = (street: string): Address => ({ ...address, street, phone: "" })

export const stationsForm: FormOf<"DeliveryStations"> = {
  step: "DeliveryStations",
  stations: [
    { amount: 3000, address: null },
    { amount: 2000, address: at("Amselweg") },
    { amount: 1000, address: at("Finkenweg") }
  ]
}

/** The properties by which the machine distinguishes orders. */
export interface Kind {
  readonly variant: PaymentVariant
  readonly stations: 1 | 3
  readonly countryId: CountryId
}

/** Creates a draft of any kind; its steps are open as on the server. */
export const draftOfKind = (
  { variant, stations, countryId }: Kind,
  progress: Spread,
  rest: Partial<OrderDraft> = {}
): OrderDraft => {
  const isInteraidPayment = isOfCreditor(variant, true) && variant !== "Installment"
  const base = draftOf(progress === "spread" ? "addressed" : progress)
  const applicable = applicableSteps({ stations, variant })
  return {
    ...base,
    countryId,
    isInteraidPayment,
    offer: { ...base.offer, isInteraidPayment },
    calculation: { ...calculationOf({ stations }), countryId, stations },
    deliveryAddress: progress === "begun" ? null : { ...address, countryId },
    ...allowancesOf(variant),
    applicableSteps: applicable,
    steps: openSteps(applicable, nextSteps(null, { count: stations, ...facts[progress] })),
    ...rest
  }
}

export const heldOfKind = (kind: Kind, progress: Spread, rest: Partial<OrderDraft> = {}) => ({
  draft: draftOfKind(kind, progress, rest),
  offerValidFor: 1_800_000
})

export const several: Kind = { variant: "Invoice", stations: 3, countryId: 1 }
