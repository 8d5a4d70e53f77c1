import { Schema } from "effect"
import { deliveryWishGroups, seats } from "../../domain/order/life/open-order.ts"
import { orderActs } from "../../domain/order/life/order-acts.ts"
import { loggedEvents } from "../../domain/order/draft.ts"
import { providerIds } from "../../domain/payment/payment-providers.ts"
import { roles } from "../../domain/rights/roles.ts"
import { bill, orderMandate, orderStatus, orderView } from "./order.schema.ts"
import { paymentVariant } from "./payment.schema.ts"
import { countryId, currency, decimal, instant, productGroupId } from "../primitives.ts"
import { sentMail } from "./support.schema.ts"
import { wire } from "../wire.ts"
import { lifeParties } from "../../domain/order/life/order-life.ts"
import { logActors } from "../../domain/order/life/staff-order.ts"
import { standingPaymentStates } from "../../domain/payment/provider-standing.ts"

const day = Schema.NullOr(Schema.String)

/** An order as its dealer and staff handle it (rule life.states). */
export const openOrder = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  /** As it was read: every act names it. */
  version: Schema.Int,
  status: orderStatus,
  countryId,
  /** State or canton that the goods go to, whose holidays count. */
  regionCode: Schema.NullOr(Schema.String),
  /** Local dates, both included, on which its dealer does not deliver. */
  closures: Schema.Array(wire({ firstDay: Schema.String, lastDay: Schema.String })),
  dealerId: Schema.Int,
  dealer: Schema.String,
  buyer: Schema.String,
  /** Street, house number, postal code and place in one line. */
  address: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  deliveryNote: Schema.String,
  /** Names of certificates. */
  quality: Schema.Array(Schema.String),
  /** Hose, access and what else the buyer has chosen for the delivery, in the catalogue's words. */
  wishes: Schema.Array(
    wire({
      group: Schema.Literals(deliveryWishGroups),
      name: Schema.String,
      day: Schema.optionalKey(Schema.String)
    })
  ),
  payment: paymentVariant,
  productGroupId,
  productName: Schema.String,
  /** In the unit of the product group. */
  amount: Schema.Int,
  /** Gross, major units. */
  totalPrice: decimal,
  currency,
  /** Local dates of the window that the buyer chose. */
  startDeliveryPeriodDate: Schema.String,
  endDeliveryPeriodDate: Schema.String,
  /** The day that was agreed last. */
  scheduledDay: day,
  placedAt: instant,
  /** Delivery stations, counted from 1, where there are several; `deliveredAmount` is null until something came. */
  stations: Schema.Array(
    wire({
      station: Schema.Int,
      amount: Schema.Int,
      buyer: Schema.String,
      phone: Schema.String,
      deliveryNote: Schema.String,
      address: Schema.String,
      deliveredAmount: Schema.NullOr(Schema.Int)
    })
  ),
  /** Deliveries and the state of payment; null where not asked for. It holds nothing of the buyer's account. */
  billing: Schema.NullOr(
    wire({
      deliveredOn: Schema.String,
      /** In the unit of the product group. */
      deliveredAmount: Schema.Int,
      /** Of the bill: gross, major units. */
      totalPrice: decimal,
      invoiceNumber: Schema.NullOr(Schema.String),
      creditNumber: Schema.NullOr(Schema.String),
      mandate: Schema.NullOr(orderMandate),
      isDirectDebit: Schema.Boolean
    })
  ),
  /** What the caller may do with it now. */
  may: Schema.Array(Schema.Literals(orderActs)),
  /** Staff act for the shop: what they do in another's place needs a reason. */
  seat: Schema.Literals(seats)
})

/** What a search of staff finds. */
export const foundOrder = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  placedAt: instant,
  status: orderStatus,
  countryId,
  dealerId: Schema.Int,
  dealer: Schema.String,
  buyer: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  productGroupId,
  productName: Schema.String,
  amount: Schema.Int,
  totalPrice: decimal,
  currency
})

/** An entry of an order's log, with who has done it. */
const logEntry = wire({
  version: Schema.Int,
  state: orderStatus,
  at: instant,
  event: Schema.NullOr(Schema.Literals(loggedEvents)),
  by: Schema.NullOr(Schema.Literals(lifeParties)),
  /** The browser or form of the buyer, the dealer's or the shop's staff, the buyer's account; old logs do not say. */
  actor: Schema.NullOr(Schema.Literals(logActors)),
  role: Schema.NullOr(Schema.Literals(roles)),
  /** E-mail address of the account; for staff alone. */
  name: Schema.NullOr(Schema.String),
  /** The member of staff who was signed in for the buyer; a dealer sees that there was one, and not who. */
  actingFor: Schema.NullOr(Schema.String),
  /** Why staff acted in another's place; for staff alone. */
  behalfReason: Schema.NullOr(Schema.String),
  day,
  amount: Schema.NullOr(Schema.Int),
  station: Schema.NullOr(Schema.Int),
  reason: Schema.NullOr(Schema.String)
})

export const orderNote = wire({
  number: Schema.Int,
  at: instant,
  /** E-mail address; empty where the account is gone. */
  author: Schema.String,
  text: Schema.String
})

/** The whole of an order for staff and its dealer: nothing of a bank account in it. */
export const staffOrder = wire({
  row: openOrder,
  order: orderView,
  /** The buyer's account; null for a guest, and for callers who may not open customers. */
  accountId: Schema.NullOr(Schema.Int),
  delivery: Schema.NullOr(wire({ day: Schema.String, amount: Schema.Int, isMixed: Schema.Boolean, bill })),
  invoiceNumber: Schema.NullOr(Schema.String),
  creditNumber: Schema.NullOr(Schema.String),
  mandate: Schema.NullOr(orderMandate),
  standingPayment: Schema.NullOr(
    wire({
      provider: Schema.Literals(providerIds),
      state: Schema.Literals(standingPaymentStates),
      amount: decimal
    })
  ),
  /** The last local day of a withdrawal; null without the right and before the delivery. */
  withdrawableUntil: day,
  log: Schema.Array(logEntry),
  /** Null for a dealer: mails and notes are for staff alone. */
  mails: Schema.NullOr(Schema.Array(sentMail)),
  notes: Schema.NullOr(Schema.Array(orderNote)),
  /** How many notes there are: the next one names it. */
  noteCount: Schema.Int
})
