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

/** What the buyer of German wood chips declares with the order (decision 021). */
export const moistureDeclaration = wire({
  moistureClass: Schema.Literals(moistureClasses),
  burningAssured: Schema.Boolean
})

/** The versions that a placing names; that of the privacy text is locked by the summary in any case. */
export const seenVersions = wire({
  terms: text(40),
  withdrawal: text(40),
  privacy: Schema.optionalKey(text(40))
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
  ...answers,
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

/** What an order's page tells first: the next step, the day of the delivery and what is to be paid when. */
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
  canRate: Schema.Boolean,
  tracker,
  againPath: Schema.String
})

export const asOrderView = (value: typeof orderView.Type): OrderView => value
export const asOrderPage = (value: typeof orderPage.Type): OrderPage => value
