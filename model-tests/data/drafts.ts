import { type Address, emptyAddress } from "../../src/domain/address/address.ts"
import type { OrderDraft } from "../../src/domain/order/draft.ts"
import { applicableSteps } from "../../src/domain/order/steps.ts"
import type { FormOf } from "../../src/domain/order/wizard/order-forms.ts"
import { calculationOf, offerOf } from "./offers.ts"

/** The last step of an order that the server has validated. */
export type Progress = "closed" | "begun" | "addressed" | "paid"

const steps = applicableSteps({ stations: 1, variant: "Invoice" })
const validated = { closed: 0, begun: 1, addressed: 2, paid: 4 } satisfies Record<Progress, number>

export const address: Address = {
  ...emptyAddress(1, "80331"),
  firstName: "Erika",
  lastName: "Muster",
  street: "Lindenweg",
  houseNumber: "7",
  city: "München",
  phone: "+49 89 654321"
}

export const addressForm: FormOf<"DeliveryAddress"> = {
  step: "DeliveryAddress",
  emailAddress: "erika@example.org",
  deliveryAddress: address,
  useInvoiceAddress: false,
  invoiceAddress: null
}

export const paymentForm: FormOf<"Payment"> = {
  step: "Payment",
  isInteraidPayment: false,
  paymentId: 40,
  paymentModifier: -1,
  orderReference: ""
}

export const draftOf = (progress: Progress, rest: Partial<OrderDraft> = {}): OrderDraft => ({
  orderDraftId: "draft-1",
  version: 1,
  countryId: 1,
  productGroupId: 3,
  calculation: calculationOf(),
  offer: offerOf("a", 100_000),
  offerValidUntil: "2026-11-21T12:30:00Z",
  emailAddress: "",
  deliveryAddress: null,
  invoiceAddress: null,
  useInvoiceAddress: false,
  stations: null,
  payment: null,
  paymentProblem: null,
  allowCompany: true,
  allowInvoiceAddress: true,
  allowAddressSelection: false,
  isInteraidPayment: false,
  steps: steps.slice(0, validated[progress]),
  applicableSteps: steps,
  summaryHash: progress === "paid" ? "summary-1" : null,
  legalVersions: { terms: "1", withdrawal: "1", privacy: "1" },
  placedOrderId: null,
  ...rest
})

export const heldOf = (progress: Progress, rest: Partial<OrderDraft> = {}, offerValidFor = 1_800_000) => ({
  draft: draftOf(progress, rest),
  offerValidFor
})
