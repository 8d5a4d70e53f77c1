import { Schema } from "effect"
import type { OrderDraft, OrderView } from "../domain/order-draft.ts"
import { calculation } from "./calculation.schema.ts"
import { offer } from "./offer.schema.ts"
import { countryId, instant, integer, productGroupId, text } from "./primitives.ts"
import { wire } from "./wire.ts"

/** An address as it is sent; what is wrong with it is told by the domain's `addressProblems`. */
export const address = wire({
  title1Id: integer(0, 99),
  title2Id: integer(0, 99),
  companyName: text(200),
  vatId: text(200),
  firstName: text(200),
  lastName: text(200),
  street: text(200),
  houseNumber: text(200),
  addition: text(200),
  zipCode: text(20),
  city: text(200),
  countryId,
  phone: text(200),
  deliveryNote: text(2000)
})

const variant = Schema.Literals(["Installment", "InteraidInvoice", "InteraidSepa", "Invoice", "Sepa"])
const step = wire({
  key: Schema.Literals(["DeliveryAddress", "DeliveryStations", "Payment", "Summary", "FinalCheck"]),
  variant: Schema.NullOr(variant),
  weight: Schema.Int
})

export const paymentChoice = wire({
  variant,
  paymentId: integer(-9999, 9999),
  isInteraidPayment: Schema.Boolean,
  orderReference: text(35)
})

export const legalVersions = wire({ terms: text(40), withdrawal: text(40), privacy: text(40) })

/** "Common order data" (accounts.md 3) with the draft's version. */
export const orderDraft = wire({
  orderDraftId: Schema.String,
  version: Schema.Int,
  countryId,
  productGroupId,
  calculation,
  offer,
  offerValidUntil: instant,
  emailAddress: Schema.String,
  deliveryAddress: Schema.NullOr(address),
  invoiceAddress: Schema.NullOr(address),
  useInvoiceAddress: Schema.Boolean,
  payment: Schema.NullOr(paymentChoice),
  allowCompany: Schema.Boolean,
  allowInvoiceAddress: Schema.Boolean,
  allowAddressSelection: Schema.Boolean,
  isInteraidPayment: Schema.Boolean,
  steps: Schema.Array(step),
  applicableSteps: Schema.Array(step),
  summaryHash: Schema.NullOr(Schema.String),
  legalVersions,
  placedOrderId: Schema.NullOr(Schema.String)
})

const status = Schema.Literals([
  "placed",
  "confirmed",
  "scheduled",
  "delivered",
  "invoiced",
  "settled",
  "refused",
  "cancelledByDealer",
  "cancelledByCustomer",
  "withdrawn"
])

/** A placed order as its page shows it. */
export const orderView = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  status,
  placedAt: instant,
  timeline: Schema.Array(wire({ state: status, at: instant })),
  countryId,
  productGroupId,
  calculation,
  offer,
  emailAddress: Schema.String,
  deliveryAddress: address,
  invoiceAddress: Schema.NullOr(address),
  payment: paymentChoice,
  legalVersions
})

export const asOrderDraft = (value: typeof orderDraft.Type): OrderDraft => value
export const asOrderView = (value: typeof orderView.Type): OrderView => value
