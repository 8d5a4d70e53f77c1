import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestInvoiceNumber } from "../domain/order/life/seller-wish.ts"
import { Forbidden, Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { bill, orderMandate, orderStatus } from "./schemas/order.schema.ts"
import {
  countryId,
  currency,
  decimal,
  instant,
  integer,
  lines,
  localDate,
  productGroupId,
  text
} from "./primitives.ts"
import { paymentVariant } from "./schemas/payment.schema.ts"
import { wire } from "./wire.ts"

const params = { orderId: text(64) }
/** The version of the order that the caller has read. */
export const version = integer(1, 1_000_000)
export const reason = lines(1000)
/** Reason why staff act on the dealer's behalf: required for staff, and readable only by staff. */
const onBehalf = { behalfReason: Schema.optionalKey(reason) }

/** An order with the data that its seller needs for the next steps; it contains no personal data of the buyer. */
export const orderState = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  status: orderStatus,
  version: Schema.Int,
  scheduledDay: Schema.NullOr(Schema.String),
  deliveredAmount: Schema.NullOr(Schema.Int),
  bill: Schema.NullOr(bill),
  /**
   * Ordered and delivered amount of each station, with stations counted from 1, if there are several stations; the
   * delivered amount is null until delivery.
   */
  stations: Schema.Array(
    wire({
      station: Schema.Int,
      amount: Schema.Int,
      deliveredAmount: Schema.NullOr(Schema.Int),
      day: Schema.NullOr(Schema.String)
    })
  ),
  /** For a direct debit: the status of its mandate, and the earliest debit day. */
  mandate: Schema.NullOr(orderMandate),
  invoiceNumber: Schema.NullOr(Schema.String)
})

/** Time at which a declaration was received, and its reference. */
const receipt = wire({ receivedAt: instant, reference: Schema.String })

/** An action on an order is impossible; contains the reason and the order's current version and status. */
export const LifeConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible", "OtherMachine"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  version: Schema.Int,
  status: orderStatus
}).pipe(HttpApiSchema.status(409))

/** Issuer or recipient of a bill. */
const partyFields = {
  name: Schema.String,
  street: Schema.String,
  zipCode: Schema.String,
  city: Schema.String
}

/**
 * The complete data of a bill (§ 14 (4) UStG, Art. 26 MWSTG): parties, delivered goods and dates, net, tax and gross.
 */
const billDocument = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  placedAt: instant,
  countryId,
  productGroupId,
  currency,
  invoiceNumber: Schema.String,
  /** Local dates. */
  issuedOn: Schema.String,
  deliveredOn: Schema.String,
  issuer: wire(partyFields),
  /** Register, tax numbers and other legally required data of the issuer, line by line. */
  imprint: Schema.Array(Schema.String),
  contact: Schema.String,
  /** Name of the company that delivered the goods, if another company issues the bill; otherwise null. */
  deliveredBy: Schema.NullOr(Schema.String),
  /** `taxNumber` is the VAT number of a company, as printed on the bill; empty if there is none. */
  recipient: wire({ ...partyFields, taxNumber: Schema.String }),
  /** The buyer's own reference; may be empty. */
  orderReference: Schema.String,
  productName: Schema.String,
  /** In the unit of the product group. */
  orderedAmount: Schema.Int,
  deliveredAmount: Schema.Int,
  /** Delivered amounts by place; one entry if there is a single place. */
  deliveries: Schema.Array(
    wire({
      station: Schema.NullOr(Schema.Int),
      address: Schema.String,
      day: Schema.String,
      amount: Schema.Int
    })
  ),
  /** Agreed gross price per price unit, in major units. */
  unitPrice: decimal,
  unitPriceUnit: wire({ amount: Schema.Int, unit: Schema.String }),
  bill,
  variant: paymentVariant,
  /** The debit day of an announced direct debit; otherwise null. */
  debitOn: Schema.NullOr(Schema.String),
  status: orderStatus,
  /** Credit note that cancels the bill after a withdrawal: its sums are negative. */
  creditNote: Schema.NullOr(
    wire({ number: Schema.String, issuedOn: Schema.String, imprint: Schema.Array(Schema.String), bill })
  )
})

const error = [Invalid, NotFound, LifeConflict, Unavailable] as const

const led = <const Name extends string, Fields extends Schema.Struct.Fields>(
  name: Name,
  action: string,
  fields: Fields
) =>
  HttpApiEndpoint.post(name, `/api/orders/:orderId/${action}`, {
    params,
    payload: wire({ version, ...fields }),
    success: orderState,
    error
  })

/**
 * Calls for a placed order (rule life.states): those of the seller, those of the buyer, who is identified by account or
 * grant, and the declaration of withdrawal without sign-in (rule law.withdrawal-form). A call that is repeated with the
 * same version returns the same response as the first time.
 */
export class OrderLifeApi extends HttpApiGroup.make("orderLife").add(
  HttpApiEndpoint.get("state", "/api/orders/:orderId/state", {
    params,
    success: orderState,
    error: [NotFound, Unavailable]
  }),
  /** The bill of an order, for its buyer and for the seller's accounting; 404 until the bill has been issued. */
  HttpApiEndpoint.get("bill", "/api/orders/:orderId/bill", {
    params,
    success: billDocument,
    error: [NotFound, Unavailable]
  }),
  /**
   * The delivery as a calendar file; 404 before the contract is concluded and after the delivery (rule life.calendar).
   */
  HttpApiEndpoint.get("calendarFile", "/api/orders/:orderId/lieferung.ics", {
    params,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/calendar" }),
    error: [NotFound, Unavailable]
  }),
  led("confirm", "confirm", onBehalf),
  led("refuse", "refuse", { reason, ...onBehalf }),
  led("schedule", "schedule", { day: localDate, reason, ...onBehalf }),
  led("deliver", "deliver", {
    day: localDate,
    // in the unit of the product group
    amount: integer(0, 1_000_000),
    isMixed: Schema.Boolean,
    // counted from 1; each station of an order is delivered separately
    station: Schema.optionalKey(integer(1, 5)),
    reason,
    ...onBehalf
  }),
  // if the seller sends no number, the bill gets the next number of the seller's series
  led("invoice", "invoice", { invoiceNumber: Schema.optionalKey(text(longestInvoiceNumber)) }),
  led("settle", "settle", {}),
  led("debitReturned", "debit-returned", { reason }),
  led("announceDebit", "announce-debit", {}),
  led("cancelSale", "cancel-sale", { reason, ...onBehalf }),
  led("cancel", "cancel", { reason }),
  // sent either by the order's owner, with the version that was read, or by the form that needs no sign-in
  HttpApiEndpoint.post("withdraw", "/api/orders/:orderId/withdraw", {
    params,
    payload: wire({
      version: Schema.optionalKey(version),
      reason: Schema.optionalKey(reason),
      name: Schema.optionalKey(text(200)),
      email: Schema.optionalKey(text(300)),
      orderNumber: Schema.optionalKey(text(60)),
      step: Schema.optionalKey(text(20))
    }),
    success: Schema.Union([orderState, receipt]),
    error
  }),
  HttpApiEndpoint.post("revokeMandate", "/api/orders/:orderId/revoke-mandate", {
    params,
    payload: wire({ reference: text(40) }),
    success: orderMandate,
    error: [...error, Forbidden]
  }),
  HttpApiEndpoint.post("declareWithdrawal", "/api/withdrawals", {
    payload: wire({
      name: text(2000),
      email: text(2000),
      orderNumber: text(2000),
      reason: lines(20_000),
      countryId
    }),
    success: receipt,
    error: [Invalid, Unavailable]
  })
) {}
