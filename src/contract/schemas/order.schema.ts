import { Schema } from "effect"
import { moistureClasses } from "../../domain/legal/wood-chip-moisture.ts"
import { loggedEvents, orderStatuses, type OrderView } from "../../domain/order/draft.ts"
import { dueTimes, payWays } from "../../domain/order/life/amount-due.ts"
import { nextSteps } from "../../domain/order/life/next-step.ts"
import { lifeParties } from "../../domain/order/life/order-life.ts"
import { orderDocuments, type OrderPage } from "../../domain/order/life/order-page.ts"
import { deliveryDayKinds, ratingPlaces } from "../../domain/order/life/tracker.ts"
import { mandateStates } from "../../domain/payment/mandate-life.ts"
import { providerIds } from "../../domain/payment/payment-providers.ts"
import { standingPaymentStates } from "../../domain/payment/provider-standing.ts"
import { answers, legalVersions } from "../order-steps.api.ts"
import { countryId, decimal, instant, list, productGroupId, text } from "../primitives.ts"
import { wire } from "../wire.ts"
import { station, storedAddress } from "./address.schema.ts"
import { calculation } from "./calculation.schema.ts"
import { offer } from "./offer.schema.ts"
import { chosenPlan, paymentChoice } from "./payment.schema.ts"

/** Declaration that a buyer of German wood chips makes with the order (decision 021). */
export const moistureDeclaration = wire({
  moistureClass: Schema.Literals(moistureClasses),
  burningAssured: Schema.Boolean
})

/**
 * The versions that the buyer accepts with the order; the summary hash always includes the version of the privacy text.
 */
export const seenVersions = wire({
  terms: text(40),
  withdrawal: text(40),
  privacy: Schema.optionalKey(text(40))
})

export const orderStatus = Schema.Literals(orderStatuses)

const party = Schema.Literals(lifeParties)

/** A status that an order has reached, and the event that led to it. */
export const timelineEntry = {
  state: orderStatus,
  at: instant,
  event: Schema.optionalKey(Schema.Literals(loggedEvents))
}

/** Amounts to pay for the delivered goods; gross, major units. */
export const bill = wire({
  goodsPrice: decimal,
  fees: decimal,
  totalPrice: decimal,
  vatRate: Schema.Finite,
  vatAmount: decimal,
  netTotal: decimal
})

/** Order data for mails and documents. */
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
  ...answers,
  deliveryAddress: storedAddress,
  invoiceAddress: Schema.NullOr(storedAddress),
  stations: Schema.Array(station),
  payment: paymentChoice,
  moistureDeclaration: Schema.NullOr(moistureDeclaration),
  legalVersions
}

export const orderView = wire(view)

/** Delivery at one of several stations, counted from 1. */
const stationDelivery = wire({
  station: Schema.Int,
  day: Schema.String,
  amount: Schema.Int,
  isMixed: Schema.Boolean
})

/** The status of a direct debit's mandate, with debit day and amount. */
export const orderMandate = wire({
  state: Schema.Literals(mandateStates),
  at: instant,
  dueOn: Schema.NullOr(Schema.String),
  amount: Schema.NullOr(decimal),
  canRevoke: Schema.Boolean
})

/** The status of an order's payment at the payment provider. */
const standingPayment = wire({
  provider: Schema.Literals(providerIds),
  state: Schema.Literals(standingPaymentStates),
  amount: decimal
})

/** The information at the top of an order's page: the next step, the delivery day, and payments with their dates. */
const tracker = wire({
  next: wire({ kind: Schema.Literals(nextSteps), day: Schema.NullOr(Schema.String) }),
  delivery: wire({
    kind: Schema.Literals(deliveryDayKinds),
    from: Schema.NullOr(Schema.String),
    until: Schema.NullOr(Schema.String)
  }),
  due: wire({
    when: Schema.Literals(dueTimes),
    amount: Schema.NullOr(decimal),
    way: Schema.Literals(payWays),
    day: Schema.NullOr(Schema.String)
  }),
  rating: Schema.Literals(ratingPlaces),
  calendarPath: Schema.NullOr(Schema.String)
})

/** A placed order for its page, with its log and the buyer's possible actions. */
export const orderPage = wire({
  ...view,
  /** Delivery and invoice addresses, in the same list format as the customer's own addresses. */
  addresses: wire({
    deliveryAddressList: list(storedAddress, 5),
    invoiceAddressList: list(storedAddress, 1)
  }),
  /** The final or agreed instalment plan. */
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
  canRate: Schema.Boolean,
  tracker,
  againPath: Schema.String
})

export const asOrderView = (value: typeof orderView.Type): OrderView => value
export const asOrderPage = (value: typeof orderPage.Type): OrderPage => value
