import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { calculation } from "./schemas/calculation.schema.ts"
import { BadRequest, Conflict, Forbidden, Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { offer } from "./schemas/offer.schema.ts"
import {
  address,
  moistureDeclaration,
  orderDraft,
  orderPage,
  orderStep,
  seenVersions
} from "./schemas/order.schema.ts"
import { deviceCheck, instalmentTerms } from "./schemas/payment.schema.ts"
import { decimal, integer, list, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const draftId = text(64)
const version = integer(1, 1_000_000)

/** Whose draft is saved, and over which version; without them the session's only open one, as it is now. */
const saving = { orderDraftId: Schema.optionalKey(draftId), version: Schema.optionalKey(version) }
const failures = [Invalid, NotFound, Conflict, Unavailable] as const

/**
 * One delivery station, counted from 0: its address as it was typed, or one of the own addresses by its id. The first
 * station is the delivery address of the address step and names none.
 */
const stationEntry = wire({
  addressIndex: integer(0, 4),
  amount: integer(0, 1_000_000),
  addressId: Schema.optionalKey(integer(1, 2_147_483_647)),
  address: Schema.optionalKey(Schema.NullOr(address))
})

const saved = {
  success: Schema.Boolean,
  /** Steps, version and problems stand by themselves as well. */
  steps: Schema.Array(orderStep),
  version: Schema.Int,
  problems: Schema.Array(problem),
  draft: orderDraft
}

/** One of the own addresses, or 0: the one that was typed for a registration; 1 delivery, 0 invoice. */
const selectedAddress = wire({
  addressType: Schema.Literals([0, 1]),
  addressId: integer(0, 2_147_483_647),
  addressIndex: Schema.optionalKey(integer(0, 4)),
  amount: Schema.optionalKey(integer(0, 1_000_000))
})

/** Answer of every save: the draft with its new version and validated steps. */
export const savedDraft = wire(saved)

/** The same, and where the buyer agrees to the payment if he has to. */
export const paidDraft = wire({
  ...saved,
  /** Of a direct debit that was agreed to. */
  mandate: Schema.NullOr(wire({ reference: Schema.String, creditorId: Schema.String })),
  approvalUrl: Schema.optionalKey(Schema.String)
})

/** Answer of the last look: the price as it is now. */
export const checkedDraft = wire({
  ok: Schema.Boolean,
  priceChanged: Schema.Boolean,
  /** The buyer's own orders of the same goods to the same postal code in the last 14 days. */
  recentOrders: Schema.Int,
  offer,
  draft: orderDraft,
  problems: Schema.Array(problem)
})

/** A plan by the names that clients know from lenders, with what a save has to say of the wording. */
const listedOption = wire({
  optionId: Schema.String,
  numberOfPayments: Schema.Int,
  monthlyAmount: decimal,
  lastRate: decimal,
  totalAmount: decimal,
  nominalRate: Schema.Finite,
  effectiveRate: Schema.Finite,
  infoUrl: Schema.String,
  isProvisional: Schema.Boolean,
  consentVersion: Schema.String
})

/** The order wizard's calls (decision 010). A draft belongs to the session that began it. */
export class OrderProcessApi extends HttpApiGroup.make("orderProcess").add(
  HttpApiEndpoint.post("start", "/api/order-process/start", {
    payload: wire({ configuration: calculation, dealerId: integer(1, 99_999_999), offerHash: text(64) }),
    success: orderDraft,
    error: failures
  }),
  HttpApiEndpoint.get("draft", "/api/order-process/:draftId", {
    params: { draftId },
    success: orderDraft,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("saveAddress", "/api/order-process/address/save", {
    payload: wire({
      ...saving,
      /** Without it that of the account, or the one that was typed for a registration. */
      emailAddress: Schema.optionalKey(text(300)),
      /** Without it the address that is selected. */
      deliveryAddress: Schema.optionalKey(address),
      useInvoiceAddress: Schema.Boolean,
      invoiceAddress: Schema.NullOr(address),
      selectedAddresses: Schema.optionalKey(list(selectedAddress, 12))
    }),
    success: savedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("saveStations", "/api/order-process/stations/save", {
    payload: wire({ ...saving, stations: list(stationEntry, 5) }),
    success: savedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("savePayment", "/api/order-process/payment/save", {
    payload: wire({
      ...saving,
      isInteraidPayment: Schema.Boolean,
      paymentId: integer(-9999, 9999),
      paymentModifier: integer(-1, 99),
      orderReference: Schema.optionalKey(text(35)),
      sepa: Schema.optionalKey(
        wire({
          accountHolder: text(200),
          iban: text(60),
          mandateAccepted: Schema.Boolean,
          mandateTextVersion: text(60)
        })
      ),
      installment: Schema.optionalKey(
        wire({
          optionId: text(60),
          birthDate: text(20),
          iban: text(60),
          deviceToken: text(200),
          consentVersion: text(60)
        })
      )
    }),
    success: paidDraft,
    error: [...failures, Forbidden]
  }),
  HttpApiEndpoint.get("mandate", "/api/order-process/:draftId/mandate", {
    params: { draftId },
    success: wire({
      reference: Schema.String,
      creditorName: Schema.String,
      creditorId: Schema.String,
      /** Of the wording that is agreed to, which a save has to name. */
      mandateTextVersion: Schema.String
    }),
    error: [NotFound, Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("installmentOptions", "/api/order-process/:draftId/installment-options", {
    params: { draftId },
    success: wire({
      provider: Schema.String,
      infoUrl: Schema.String,
      /** Of the wording that is agreed to, which a save has to name. */
      consentVersion: Schema.String,
      options: Schema.Array(wire(instalmentTerms)),
      /** The provider's script that knows a device again, where there is one. */
      deviceCheck: Schema.optionalKey(deviceCheck)
    }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("installmentOptionList", "/api/order-process/installment-options", {
    query: { draftId: Schema.optionalKey(draftId) },
    success: Schema.Array(listedOption),
    error: [NotFound, Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("finalCheck", "/api/order-process/final-check", {
    payload: wire({ ...saving, summaryHash: text(64) }),
    success: checkedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("place", "/api/order-process/place", {
    headers: { "idempotency-key": Schema.optionalKey(Schema.String) },
    payload: wire({
      orderDraftId: draftId,
      version,
      summaryHash: text(64),
      legalVersions: seenVersions,
      moistureDeclaration: Schema.optionalKey(moistureDeclaration)
    }),
    success: wire({ orderId: Schema.String, orderNumber: Schema.String }).pipe(HttpApiSchema.status(201)),
    error: [BadRequest, ...failures]
  }),
  HttpApiEndpoint.get("order", "/api/orders/:orderId", {
    params: { orderId: text(64) },
    success: orderPage,
    error: [NotFound, Unavailable]
  })
) {}
