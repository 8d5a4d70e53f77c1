import { Schema } from "effect"
import { HttpApiEndpoint } from "effect/http-api"
import type { OrderAnswers } from "../domain/order/answers.ts"
import type { OrderDraft } from "../domain/order/draft.ts"
import { orderStepKeys } from "../domain/order/steps.ts"
import { Conflict, Forbidden, Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { anyText, countryId, instant, integer, list, productGroupId, text } from "./primitives.ts"
import { address, draftStation, storedAddress } from "./schemas/address.schema.ts"
import { calculation } from "./schemas/calculation.schema.ts"
import { offer } from "./schemas/offer.schema.ts"
import { paymentChoice, paymentProblem, paymentVariant } from "./schemas/payment.schema.ts"
import { wire } from "./wire.ts"

/** Response fields that drafts and placed orders share. */
export const answers = {
  emailAddress: Schema.String
} satisfies Readonly<Record<keyof OrderAnswers, unknown>>

export const orderStep = wire({
  key: Schema.Literals(orderStepKeys),
  variant: Schema.NullOr(paymentVariant),
  weight: Schema.Int
})

export const legalVersions = wire({ terms: anyText(40), withdrawal: anyText(40), privacy: anyText(40) })

export const emailChangeState = {
  pending: Schema.Boolean,
  applied: Schema.Boolean,
  newEmailAddress: Schema.String
}

const providerText = Schema.NullOr(Schema.String)

/**
 * Fields that clients other than the shop's pages expect in an order draft; null if there is no value (decision 035).
 */
const commonOrderData = {
  customerId: Schema.NullOr(Schema.Int),
  hasCalculation: Schema.Boolean,
  /** Same value as `payment`. */
  paymentData: Schema.NullOr(paymentChoice),
  emailChangeRequestedState: wire(emailChangeState),
  installmentServiceProviderToken: providerText,
  installmentDeviceToken: providerText,
  payPalClientId: providerText,
  payPalMerchantId: providerText,
  paylaEnvironment: Schema.NullOr(Schema.Literals(["t", "p"])),
  paylaMerchantId: providerText,
  paylaPartnerId: providerText,
  /** Versions from `legalVersions`, for clients that send them individually. */
  termsVersion: Schema.String,
  withdrawalVersion: Schema.String
}

/** An order draft; a save call must contain the draft's version. */
export const orderDraft = wire({
  ...commonOrderData,
  orderDraftId: Schema.String,
  version: Schema.Int,
  countryId,
  productGroupId,
  calculation,
  offer,
  offerValidUntil: instant,
  ...answers,
  deliveryAddress: Schema.NullOr(storedAddress),
  invoiceAddress: Schema.NullOr(storedAddress),
  useInvoiceAddress: Schema.Boolean,
  /** The buyer's data from a former order, if this draft has no address yet. */
  formerBuyer: Schema.optionalKey(
    wire({
      ...answers,
      deliveryAddress: Schema.NullOr(storedAddress),
      useInvoiceAddress: Schema.Boolean,
      invoiceAddress: Schema.NullOr(storedAddress)
    })
  ),
  /** The addresses of a former order's further stations, if those of this draft are not saved yet. */
  formerStations: Schema.optionalKey(Schema.Array(storedAddress)),
  stations: Schema.NullOr(Schema.Array(draftStation)),
  payment: Schema.NullOr(paymentChoice),
  /** Reason why the payment method chosen in the draft or requested with the offer is not possible. */
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

export const asOrderDraft = (value: typeof orderDraft.Type): OrderDraft => value

export const draftId = text(64)
export const version = integer(1, 1_000_000)

/**
 * The draft to save, and the version that the call replaces. If both are absent, the session's only open draft is saved
 * in its current version.
 */
export const saving = { orderDraftId: Schema.optionalKey(draftId), version: Schema.optionalKey(version) }
export const failures = [Invalid, NotFound, Conflict, Unavailable] as const

/**
 * A delivery station, counted from 0, with either an entered address or the id of one of the user's own addresses. The
 * first station has neither, because it uses the delivery address of the address step.
 */
const stationEntry = wire({
  addressIndex: integer(0, 4),
  amount: integer(0, 1_000_000),
  addressId: Schema.optionalKey(integer(1, 2_147_483_647)),
  address: Schema.optionalKey(Schema.NullOr(address))
})

const saved = {
  success: Schema.Boolean,
  /** Steps, version and problems are repeated outside the draft, for clients other than the shop's pages. */
  steps: Schema.Array(orderStep),
  version: Schema.Int,
  problems: Schema.Array(problem),
  draft: orderDraft
}

/**
 * Id of one of the user's own addresses, or 0 for the address entered for a registration; address type 1 is delivery, 0
 * is invoice.
 */
const selectedAddress = wire({
  addressType: Schema.Literals([0, 1]),
  addressId: integer(0, 2_147_483_647),
  addressIndex: Schema.optionalKey(integer(0, 4)),
  amount: Schema.optionalKey(integer(0, 1_000_000))
})

/** Response of every save: the draft with its new version and validated steps. */
export const savedDraft = wire(saved)

/** The saved draft and, if the buyer must approve the payment, the URL of the approval page. */
export const paidDraft = wire({
  ...saved,
  /** The mandate of an accepted direct debit; otherwise null. */
  mandate: Schema.NullOr(wire({ reference: Schema.String, creditorId: Schema.String })),
  approvalUrl: Schema.optionalKey(Schema.String)
})

/** API calls that save the steps of an order. */
export const stepSaves = [
  HttpApiEndpoint.post("saveAddress", "/api/order-process/address/save", {
    payload: wire({
      ...saving,
      /** If absent, the e-mail address of the account, or the one entered for a registration. */
      emailAddress: Schema.optionalKey(text(300)),
      /** If absent, the selected address. */
      deliveryAddress: Schema.optionalKey(address),
      useInvoiceAddress: Schema.Boolean,
      invoiceAddress: Schema.NullOr(address),
      selectedAddresses: Schema.optionalKey(list(selectedAddress, 12)),
      /** Whether the delivery address is added to the buyer's own addresses; guests have none. */
      keepAddress: Schema.optionalKey(Schema.Boolean)
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
      orderReference: Schema.optionalKey(text(200)),
      sepa: Schema.optionalKey(
        wire({
          accountHolder: text(200),
          iban: text(200),
          mandateAccepted: Schema.Boolean,
          mandateTextVersion: text(60)
        })
      ),
      installment: Schema.optionalKey(
        wire({
          optionId: text(60),
          birthDate: text(20),
          iban: text(200),
          deviceToken: text(200),
          consentVersion: text(60)
        })
      )
    }),
    success: paidDraft,
    error: [...failures, Forbidden]
  })
] as const
