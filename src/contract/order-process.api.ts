import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { calculation } from "./calculation.schema.ts"
import { BadRequest, Conflict, Forbidden, Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { offer } from "./offer.schema.ts"
import { address, legalVersions, moistureDeclaration, orderDraft, orderPage } from "./order.schema.ts"
import { deviceCheck, instalmentTerms } from "./payment.schema.ts"
import { integer, list, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const draftId = text(64)
const version = integer(1, 1_000_000)
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

/** Answer of every save: the draft with its new version and validated steps (domain.md 6.5). */
export const savedDraft = wire({ success: Schema.Boolean, draft: orderDraft })

/** The same, and where the buyer agrees to the payment if he has to. */
export const paidDraft = wire({
  success: Schema.Boolean,
  draft: orderDraft,
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

/** The order wizard's calls (domain.md 6.5, decisions.md behaviour 5). A draft belongs to the session that began it. */
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
      orderDraftId: draftId,
      version,
      emailAddress: text(300),
      deliveryAddress: address,
      useInvoiceAddress: Schema.Boolean,
      invoiceAddress: Schema.NullOr(address)
    }),
    success: savedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("saveStations", "/api/order-process/stations/save", {
    payload: wire({
      orderDraftId: draftId,
      version,
      stations: list(stationEntry, 5)
    }),
    success: savedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("savePayment", "/api/order-process/payment/save", {
    payload: wire({
      orderDraftId: draftId,
      version,
      isInteraidPayment: Schema.Boolean,
      paymentId: integer(-9999, 9999),
      paymentModifier: integer(-1, 99),
      orderReference: text(35),
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
    success: wire({ reference: Schema.String, creditorName: Schema.String, creditorId: Schema.String }),
    error: [NotFound, Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("installmentOptions", "/api/order-process/:draftId/installment-options", {
    params: { draftId },
    success: wire({
      provider: Schema.String,
      infoUrl: Schema.String,
      options: Schema.Array(wire(instalmentTerms)),
      /** The provider's script that knows a device again, where there is one. */
      deviceCheck: Schema.optionalKey(deviceCheck)
    }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("finalCheck", "/api/order-process/final-check", {
    payload: wire({ orderDraftId: draftId, version, summaryHash: text(64) }),
    success: checkedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("place", "/api/order-process/place", {
    headers: { "idempotency-key": Schema.optionalKey(Schema.String) },
    payload: wire({
      orderDraftId: draftId,
      version,
      summaryHash: text(64),
      legalVersions,
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
