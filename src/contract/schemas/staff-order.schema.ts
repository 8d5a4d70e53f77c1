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

/** An order as shown to its dealer and to staff (rule life.states). */
export const openOrder = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  /** The version of the order; every action must send the version that was read. */
  version: Schema.Int,
  status: orderStatus,
  countryId,
  /** Code of the federal state or canton of the delivery address; its holidays apply. */
  regionCode: Schema.NullOr(Schema.String),
  /** Periods in which the order's dealer does not deliver, as local dates; both days are included. */
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
  /** Hose, access and the buyer's other delivery choices, in the catalogue's words. */
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
  /** The delivery day that was agreed last. */
  scheduledDay: day,
  placedAt: instant,
  /** Delivery stations if there are several, counted from 1; `deliveredAmount` is null until the delivery. */
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
  /**
   * Deliveries and the status of the payment; null if the caller did not request them. Contains no data of the buyer's
   * bank account.
   */
  billing: Schema.NullOr(
    wire({
      deliveredOn: Schema.String,
      /** In the unit of the product group. */
      deliveredAmount: Schema.Int,
      /** Total of the bill: gross, major units. */
      totalPrice: decimal,
      invoiceNumber: Schema.NullOr(Schema.String),
      creditNumber: Schema.NullOr(Schema.String),
      mandate: Schema.NullOr(orderMandate),
      isDirectDebit: Schema.Boolean
    })
  ),
  /** The actions that the caller may perform now. */
  may: Schema.Array(Schema.Literals(orderActs)),
  /** The role in which the caller acts. Staff who act on behalf of another user must give a reason. */
  seat: Schema.Literals(seats)
})

/** An order found by a staff search. */
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

/** An entry of an order's log, with the user who acted. */
const logEntry = wire({
  version: Schema.Int,
  state: orderStatus,
  at: instant,
  event: Schema.NullOr(Schema.Literals(loggedEvents)),
  by: Schema.NullOr(Schema.Literals(lifeParties)),
  /**
   * Who acted: the buyer's browser or form, the staff of the dealer or the shop, or the buyer's account; null in old
   * logs.
   */
  actor: Schema.NullOr(Schema.Literals(logActors)),
  role: Schema.NullOr(Schema.Literals(roles)),
  /** E-mail address of the account; null unless the reader is staff. */
  name: Schema.NullOr(Schema.String),
  /** The staff member who was signed in on behalf of the buyer; dealers see that staff acted, but not the name. */
  actingFor: Schema.NullOr(Schema.String),
  /** Reason why staff acted on behalf of another user; only for staff. */
  behalfReason: Schema.NullOr(Schema.String),
  day,
  amount: Schema.NullOr(Schema.Int),
  station: Schema.NullOr(Schema.Int),
  reason: Schema.NullOr(Schema.String)
})

export const orderNote = wire({
  number: Schema.Int,
  at: instant,
  /** E-mail address; empty if the account has been deleted. */
  author: Schema.String,
  text: Schema.String
})

/** Complete data of an order for staff and its dealer, without any bank account data. */
export const staffOrder = wire({
  row: openOrder,
  order: orderView,
  /** The buyer's account; null for guests, and for callers without permission to open customers. */
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
  /**
   * The last local day on which the buyer can withdraw; null before the delivery, and if there is no right of
   * withdrawal.
   */
  withdrawableUntil: day,
  log: Schema.Array(logEntry),
  /** Null for dealers: only staff see mails and notes. */
  mails: Schema.NullOr(Schema.Array(sentMail)),
  notes: Schema.NullOr(Schema.Array(orderNote)),
  /** Number of existing notes; a request that adds a note must send this number. */
  noteCount: Schema.Int
})
