import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { passwordLength } from "../domain/account/password.ts"
import { Forbidden, Invalid, NotFound, Unavailable } from "./errors.ts"
import { campaignWords } from "./schemas/tracked-campaign.schema.ts"
import { draftStation, storedAddress } from "./schemas/address.schema.ts"
import { orderView } from "./schemas/order.schema.ts"
import { paymentChoice } from "./schemas/payment.schema.ts"
import { exactText, countryId, decimal, instant } from "./primitives.ts"
import { wire } from "./wire.ts"

/** All data of the account in readable form, without hashes and tokens. */
const extract = wire({
  createdAt: instant,
  account: wire({
    id: Schema.Int,
    email: Schema.String,
    roles: Schema.Array(Schema.String),
    title1Id: Schema.Int,
    title2Id: Schema.Int,
    firstName: Schema.String,
    lastName: Schema.String,
    phone: Schema.String,
    newsletter: Schema.Boolean,
    countryId,
    hasSecondFactor: Schema.Boolean,
    /** Version of the terms that were accepted at registration; null if none were accepted, e.g. for staff. */
    termsVersion: Schema.NullOr(Schema.String),
    termsAcceptedAt: Schema.NullOr(instant),
    createdAt: instant
  }),
  addresses: Schema.Array(wire({ addressType: Schema.Int, address: storedAddress, createdAt: instant })),
  orders: Schema.Array(orderView),
  /** History of the user's own orders, from the order logs. */
  orderEvents: Schema.Array(
    wire({
      orderId: Schema.String,
      at: instant,
      event: Schema.String,
      state: Schema.String,
      by: Schema.NullOr(Schema.String),
      byStaff: Schema.Boolean,
      day: Schema.NullOr(Schema.String),
      amount: Schema.NullOr(Schema.Int),
      station: Schema.NullOr(Schema.Int),
      invoiceNumber: Schema.NullOr(Schema.String),
      /** For a withdrawal: number of the credit note that cancels the bill. */
      creditNumber: Schema.NullOr(Schema.String),
      reason: Schema.NullOr(Schema.String),
      /** Reason why staff acted on behalf of another user. */
      behalfReason: Schema.NullOr(Schema.String)
    })
  ),
  /** Staff's notes about the user's orders, without their authors. */
  orderNotes: Schema.Array(wire({ orderId: Schema.String, text: Schema.String, createdAt: instant })),
  /** Campaigns that led to the user's own orders, if the user had consented (rule consent.campaigns). */
  orderCampaigns: Schema.Array(wire({ orderId: Schema.String, ...campaignWords })),
  mandates: Schema.Array(
    wire({
      reference: Schema.String,
      creditorName: Schema.String,
      creditorId: Schema.String,
      textVersion: Schema.String,
      accountHolder: Schema.String,
      /** Country and last four characters of the IBAN. */
      account: Schema.NullOr(Schema.String),
      acceptedAt: instant,
      /** The network address from which the mandate was given. */
      address: Schema.String,
      state: Schema.String,
      dueOn: Schema.NullOr(Schema.String),
      amount: Schema.NullOr(decimal),
      events: Schema.Array(wire({ at: instant, event: Schema.String, state: Schema.String }))
    })
  ),
  instalmentApplications: Schema.Array(
    wire({
      optionId: Schema.String,
      birthDate: Schema.String,
      account: Schema.NullOr(Schema.String),
      consentVersion: Schema.String,
      consentedAt: instant,
      address: Schema.String
    })
  ),
  /** Payments at a provider (PayPal, the lender). */
  payments: Schema.Array(
    wire({
      provider: Schema.String,
      orderId: Schema.NullOr(Schema.String),
      amount: decimal,
      currency: Schema.String,
      state: Schema.String,
      createdAt: instant
    })
  ),
  /**
   * Browsers known to the account. For each, only the time at which it became known is returned, which does not
   * identify the browser.
   */
  knownBrowsers: Schema.Array(wire({ knownAt: instant })),
  withdrawals: Schema.Array(
    wire({
      reference: Schema.String,
      orderId: Schema.NullOr(Schema.String),
      name: Schema.String,
      email: Schema.String,
      orderNumber: Schema.String,
      reason: Schema.String,
      receivedAt: instant
    })
  ),
  ratings: Schema.Array(
    wire({
      orderId: Schema.String,
      stars: Schema.Int,
      delivery: Schema.Int,
      quality: Schema.Int,
      service: Schema.Int,
      text: Schema.String,
      createdAt: instant
    })
  ),
  /**
   * The user's comments on cancelled orders, both on orders of the user's own dealer and on orders of other dealers.
   */
  cancellationComments: Schema.Array(
    wire({
      orderNumber: Schema.String,
      kind: Schema.Literals(["customer", "dealer"]),
      text: Schema.String,
      createdAt: instant
    })
  ),
  drafts: Schema.Array(
    wire({
      orderDraftId: Schema.String,
      emailAddress: Schema.String,
      deliveryAddress: Schema.NullOr(storedAddress),
      invoiceAddress: Schema.NullOr(storedAddress),
      stations: Schema.NullOr(Schema.Array(draftStation)),
      payment: Schema.NullOr(paymentChoice),
      changedAt: instant
    })
  ),
  alarms: Schema.Array(
    wire({
      kind: Schema.String,
      email: Schema.String,
      countryId,
      productId: Schema.Int,
      zipCode: Schema.String,
      amount: Schema.Int,
      threshold: decimal,
      direction: Schema.String,
      confirmedAt: Schema.NullOr(instant),
      createdAt: instant
    })
  ),
  signIns: Schema.Array(
    wire({
      begunAt: instant,
      activeAt: instant,
      endedAt: Schema.NullOr(instant),
      endCause: Schema.NullOr(Schema.String),
      byStaff: Schema.Boolean
    })
  ),
  events: Schema.Array(wire({ at: instant, event: Schema.String, byStaff: Schema.Boolean })),
  mails: Schema.Array(wire({ kind: Schema.String, subject: Schema.String, createdAt: instant }))
})

export type Extract = typeof extract.Type

/** Calls that affect all data of a user (rule account.deletion). */
export class OwnDataApi extends HttpApiGroup.make("ownData").add(
  HttpApiEndpoint.get("extract", "/api/kunde/datenauszug", {
    success: extract,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("delete", "/api/kunde/loeschen", {
    payload: wire({ password: exactText(passwordLength.most) }),
    success: wire({ success: Schema.Boolean }),
    error: [Invalid, Forbidden, NotFound, Unavailable]
  })
) {}
