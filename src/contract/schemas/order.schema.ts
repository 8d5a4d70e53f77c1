import { Schema } from "effect"
import { moistureClasses } from "../../domain/legal/wood-chip-moisture.ts"
import { loggedEvents, orderStatuses, type OrderDraft, type OrderView } from "../../domain/order/draft.ts"
import { orderStepKeys } from "../../domain/order/steps.ts"
import { orderDocuments, type OrderPage, standingPaymentStates } from "../../domain/order/life/order-page.ts"
import { providerIds } from "../../domain/payment/payment-providers.ts"
import { calculation } from "./calculation.schema.ts"
import { offer } from "./offer.schema.ts"
import { chosenPlan, paymentChoice, paymentProblem, paymentVariant } from "./payment.schema.ts"
import {
  anyText,
  countryId,
  decimal,
  instant,
  integer,
  lines,
  list,
  productGroupId,
  text
} from "../primitives.ts"
import { wire } from "../wire.ts"
import { lifeParties } from "../../domain/order/life/order-life.ts"
import { mandateStates } from "../../domain/payment/mandate-life.ts"

const addressOf = (line: typeof text, note: typeof lines) =>
  wire({
    title1Id: integer(0, 99),
    title2Id: integer(0, 99),
    companyName: line(200),
    vatId: line(200),
    firstName: line(200),
    lastName: line(200),
    street: line(200),
    houseNumber: line(200),
    addition: line(200),
    zipCode: line(20),
    city: line(200),
    countryId,
    phone: line(200),
    deliveryNote: note(2000)
  })

/** An address as it is sent; what is wrong with it is told by the domain's `addressProblems`. */
export const address = addressOf(text, lines)

/** An address as it was stored: what was taken once must be shown, whatever is refused by now. */
export const storedAddress = addressOf(anyText, anyText)

/** Amount and address of a delivery station; the first one's address is the delivery address. */
export const draftStation = wire({ amount: Schema.Int, address: Schema.NullOr(storedAddress) })

/** A delivery station of a placed order. */
const station = wire({ amount: Schema.Int, address: storedAddress })

export const orderStep = wire({
  key: Schema.Literals(orderStepKeys),
  variant: Schema.NullOr(paymentVariant),
  weight: Schema.Int
})

/** What the buyer of German wood chips declares with the order (decision 021). */
export const moistureDeclaration = wire({
  moistureClass: Schema.Literals(moistureClasses),
  burningAssured: Schema.Boolean
})

export const legalVersions = wire({ terms: text(40), withdrawal: text(40), privacy: text(40) })

/** The versions that a placing names; that of the privacy text is locked by the summary in any case. */
export const seenVersions = wire({
  terms: text(40),
  withdrawal: text(40),
  privacy: Schema.optionalKey(text(40))
})

/** A wish for another e-mail address, as it stands. */
export const emailChangeState = {
  pending: Schema.Boolean,
  applied: Schema.Boolean,
  newEmailAddress: Schema.String
}

const providerText = Schema.NullOr(Schema.String)

/** What other clients look for in an order being made; null where there is none (decision 035). */
const commonOrderData = {
  customerId: Schema.NullOr(Schema.Int),
  hasCalculation: Schema.Boolean,
  /** The same as `payment`. */
  paymentData: Schema.NullOr(paymentChoice),
  emailChangeRequestedState: wire(emailChangeState),
  installmentServiceProviderToken: providerText,
  installmentDeviceToken: providerText,
  payPalClientId: providerText,
  payPalMerchantId: providerText,
  paylaEnvironment: Schema.NullOr(Schema.Literals(["t", "p"])),
  paylaMerchantId: providerText,
  paylaPartnerId: providerText,
  /** Of `legalVersions`, for a placing that names them one by one. */
  termsVersion: Schema.String,
  withdrawalVersion: Schema.String
}

/** An order being made, with the version that a save names. */
export const orderDraft = wire({
  ...commonOrderData,
  orderDraftId: Schema.String,
  version: Schema.Int,
  countryId,
  productGroupId,
  calculation,
  offer,
  offerValidUntil: instant,
  emailAddress: Schema.String,
  deliveryAddress: Schema.NullOr(storedAddress),
  invoiceAddress: Schema.NullOr(storedAddress),
  useInvoiceAddress: Schema.Boolean,
  stations: Schema.NullOr(Schema.Array(draftStation)),
  payment: Schema.NullOr(paymentChoice),
  /** Why what was chosen, or wished for with the offer, does not hold. */
  paymentProblem: Schema.NullOr(paymentProblem),
  allowCompany: Schema.Boolean,
  allowInvoiceAddress: Schema.Boolean,
  allowAddressSelection: Schema.Boolean,
  isInteraidPayment: Schema.Boolean,
  providers: Schema.optionalKey(wire({ paypal: Schema.Boolean, instalment: Schema.Boolean })),
  steps: Schema.Array(orderStep),
  applicableSteps: Schema.Array(orderStep),
  summaryHash: Schema.NullOr(Schema.String),
  legalVersions,
  placedOrderId: Schema.NullOr(Schema.String)
})

export const orderStatus = Schema.Literals(orderStatuses)

const party = Schema.Literals(lifeParties)

/** A station of an order, and what has led there. */
export const timelineEntry = {
  state: orderStatus,
  at: instant,
  event: Schema.optionalKey(Schema.Literals(loggedEvents))
}

/** What is to be paid for what came; gross, major units. */
export const bill = wire({
  goodsPrice: decimal,
  fees: decimal,
  totalPrice: decimal,
  vatRate: Schema.Finite,
  vatAmount: decimal,
  netTotal: decimal
})

/** What mails and documents tell of an order. */
const view = {
  orderId: Schema.String,
  orderNumber: Schema.String,
  status: orderStatus,
  placedAt: instant,
  timeline: Schema.Array(wire(timelineEntry)),
  countryId,
  productGroupId,
  calculation,
  offer,
  emailAddress: Schema.String,
  deliveryAddress: storedAddress,
  invoiceAddress: Schema.NullOr(storedAddress),
  stations: Schema.Array(station),
  payment: paymentChoice,
  moistureDeclaration: Schema.NullOr(moistureDeclaration),
  legalVersions
}

export const orderView = wire(view)

/** What came to one of several delivery stations, counted from 1. */
const stationDelivery = wire({
  station: Schema.Int,
  day: Schema.String,
  amount: Schema.Int,
  isMixed: Schema.Boolean
})

/** Where the mandate of a direct debit stands, and what is debited when. */
export const orderMandate = wire({
  state: Schema.Literals(mandateStates),
  at: instant,
  dueOn: Schema.NullOr(Schema.String),
  amount: Schema.NullOr(decimal),
  canRevoke: Schema.Boolean
})

/** How the payment of an order stands at its provider. */
const standingPayment = wire({
  provider: Schema.Literals(providerIds),
  state: Schema.Literals(standingPaymentStates),
  amount: decimal
})

/** A placed order as its page shows it, with its log and what its buyer can do. */
export const orderPage = wire({
  ...view,
  /** Where it goes and who is billed, as lists like those of the customer's own addresses. */
  addresses: wire({
    deliveryAddressList: list(storedAddress, 5),
    invoiceAddressList: list(storedAddress, 1)
  }),
  /** The final plan, or the one that was agreed to. */
  plan: Schema.NullOr(chosenPlan),
  version: Schema.Int,
  events: Schema.Array(
    wire({
      ...timelineEntry,
      by: Schema.NullOr(party),
      day: Schema.NullOr(Schema.String),
      reason: Schema.NullOr(Schema.String),
      station: Schema.NullOr(Schema.Int)
    })
  ),
  delivery: Schema.NullOr(wire({ day: Schema.String, amount: Schema.Int, isMixed: Schema.Boolean, bill })),
  stationDeliveries: Schema.Array(stationDelivery),
  mandate: Schema.NullOr(orderMandate),
  standingPayment: Schema.NullOr(standingPayment),
  finalPlan: Schema.NullOr(chosenPlan),
  invoiceNumber: Schema.NullOr(Schema.String),
  documents: Schema.Array(
    wire({
      kind: Schema.Literals(orderDocuments),
      path: Schema.String
    })
  ),
  canWithdraw: Schema.Boolean,
  withdrawableUntil: Schema.NullOr(Schema.String),
  canCancel: Schema.Boolean,
  canRate: Schema.Boolean
})

export const asOrderDraft = (value: typeof orderDraft.Type): OrderDraft => value
export const asOrderView = (value: typeof orderView.Type): OrderView => value
export const asOrderPage = (value: typeof orderPage.Type): OrderPage => value
