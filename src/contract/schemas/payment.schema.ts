import { Schema } from "effect"
import { providerIds } from "../../domain/payment/payment-providers.ts"
import { anyText, decimal, instant, integer } from "../primitives.ts"
import { wire } from "../wire.ts"
import { paymentVariants } from "../../domain/order/steps.ts"

/** Payment methods (rule payment.variants). */
export const paymentVariant = Schema.Literals(paymentVariants)

/** A mandate that has been given; only the country and the last four characters of the account number are shown. */
const mandate = wire({
  reference: Schema.String,
  creditorName: Schema.String,
  creditorId: Schema.String,
  textVersion: Schema.String,
  acceptedAt: instant,
  accountHolder: Schema.String,
  account: Schema.String
})

/** The values that must by law be stated with an instalment amount (rule payment.figures). */
export const instalmentTerms = {
  optionId: Schema.String,
  months: Schema.Int,
  netAmount: decimal,
  rate: decimal,
  lastRate: decimal,
  totalAmount: decimal,
  nominalRate: Schema.Finite,
  effectiveRate: Schema.Finite,
  isProvisional: Schema.Boolean,
  infoUrl: Schema.optionalKey(Schema.String)
}

/**
 * Data for the device check: the script's URL, the `PaylaEnvironment` and the snippet token (rule
 * payment.device-check).
 */
export const deviceCheck = wire({
  scriptUrl: Schema.String,
  environment: Schema.Literals(["t", "p"]),
  token: Schema.String
})

const application = { provider: Schema.String, consentVersion: Schema.String, account: Schema.String }

export const chosenPlan = wire({ ...instalmentTerms, ...application })

const atProvider = wire({
  provider: Schema.Literals(providerIds),
  id: Schema.String,
  amount: decimal,
  state: Schema.Literals(["open", "agreed", "declined"])
})

export const paymentChoice = wire({
  variant: paymentVariant,
  paymentId: integer(-9999, 9999),
  isInteraidPayment: Schema.Boolean,
  orderReference: anyText(35),
  mandate: Schema.optionalKey(mandate),
  plan: Schema.optionalKey(chosenPlan),
  atProvider: Schema.optionalKey(atProvider)
})

/** Reason why the payment method chosen in the draft or requested with the offer is not possible. */
export const paymentProblem = wire({
  variant: paymentVariant,
  reason: Schema.Literals([
    "otherCreditor",
    "euroOnly",
    "notTaken",
    "severalStations",
    "companyExcluded",
    "addressesDiffer",
    "amountTooSmall",
    "amountTooLarge",
    "planOutdated",
    "agreementOutdated",
    "notConfigured",
    "deliveryTooLate",
    "wordingChanged"
  ]),
  wasChosen: Schema.Boolean
})
