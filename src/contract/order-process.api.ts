import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { BadRequest, Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { draftId, failures, orderDraft, saving, stepSaves, version } from "./order-steps.api.ts"
import { decimal, integer, text } from "./primitives.ts"
import { calculation } from "./schemas/calculation.schema.ts"
import { campaign } from "./schemas/tracked-campaign.schema.ts"
import { offer } from "./schemas/offer.schema.ts"
import { moistureDeclaration, orderPage, seenVersions } from "./schemas/order.schema.ts"
import { deviceCheck, instalmentTerms } from "./schemas/payment.schema.ts"
import { wire } from "./wire.ts"

/** Response of the final check: the current price. */
export const checkedDraft = wire({
  ok: Schema.Boolean,
  priceChanged: Schema.Boolean,
  /** Number of orders that the same buyer placed for the same goods and postal code in the last 14 days. */
  recentOrders: Schema.Int,
  offer,
  draft: orderDraft,
  problems: Schema.Array(problem)
})

/**
 * An instalment plan. Its field names are those that clients already know from lenders. It includes the version of the
 * consent text; the save call must contain this version.
 */
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

/** The calls of the order wizard (decision 010). A draft belongs to the session that started it. */
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
  ...stepSaves,
  HttpApiEndpoint.get("mandate", "/api/order-process/:draftId/mandate", {
    params: { draftId },
    success: wire({
      reference: Schema.String,
      creditorName: Schema.String,
      creditorId: Schema.String,
      /** Version of the accepted wording, which the save call must contain. */
      mandateTextVersion: Schema.String
    }),
    error: [NotFound, Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("installmentOptions", "/api/order-process/:draftId/installment-options", {
    params: { draftId },
    success: wire({
      provider: Schema.String,
      infoUrl: Schema.String,
      /** Version of the accepted wording, which the save call must contain. */
      consentVersion: Schema.String,
      options: Schema.Array(wire(instalmentTerms)),
      /** The provider's script for recognising the device; absent if there is none. */
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
      moistureDeclaration: Schema.optionalKey(moistureDeclaration),
      campaign: Schema.optionalKey(campaign)
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
