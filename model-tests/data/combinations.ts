import type { CountryId } from "../../src/domain/place/country.ts"
import { instalmentConsentVersion } from "../../src/domain/legal/instalment-consent.ts"
import { mandateVersion } from "../../src/domain/legal/sepa-mandate.ts"
import type { OrderDraft } from "../../src/domain/order/draft.ts"
import type { PaymentVariant } from "../../src/domain/order/steps.ts"
import { isOfCreditor, paymentIdOf, variantOf } from "../../src/domain/payment/variants.ts"
import type { PaymentForm } from "../../src/domain/payment/payment-form.ts"
import type { FormOf } from "../../src/domain/order/wizard/order-forms.ts"
import { address } from "./drafts.ts"
import { planOf } from "./payments.ts"
import { draftOfKind, type Kind, type Spread, stationsForm } from "./several.ts"

export interface Combination extends Kind {
  readonly buyer: "guest" | "customer"
}

const inEuros: ReadonlyArray<PaymentVariant> = [
  "Installment",
  "InteraidInvoice",
  "InteraidSepa",
  "Invoice",
  "Sepa",
  "PayPal"
]
/** Euro countries offer all variants, Switzerland only invoices (rule payment.countries). */
const sold: Readonly<Record<CountryId, ReadonlyArray<PaymentVariant>>> = {
  1: inEuros,
  2: inEuros,
  3: ["InteraidInvoice", "Invoice"]
}
/**
 * Returns the possible numbers of stations: a consumer credit is only available for one address (rule
 * payment.instalment-buyer).
 */
const stationsOf = (variant: PaymentVariant) =>
  variant === "Installment" ? ([1] as const) : ([1, 3] as const)

/** Every allowed combination of country, payment variant, 1 or 3 stations, and guest or customer. */
export const combinations: ReadonlyArray<Combination> = ([1, 2, 3] as const).flatMap((countryId) =>
  sold[countryId].flatMap((variant) =>
    stationsOf(variant).flatMap((stations) =>
      (["guest", "customer"] as const).map((buyer) => ({ countryId, variant, stations, buyer }))
    )
  )
)

const zips: Readonly<Record<CountryId, string>> = { 1: "80331", 2: "1010", 3: "8001" }

const iban = "DE89 3704 0044 0532 0130 00"

const isOperators = (variant: PaymentVariant): boolean =>
  isOfCreditor(variant, true) && variant !== "Installment"

const payingBy = (variant: PaymentVariant): PaymentForm => ({
  isInteraidPayment: isOperators(variant),
  paymentId: paymentIdOf(variant),
  paymentModifier: variant === "Installment" ? 6 : -1,
  orderReference: "",
  ...(variant === "Sepa" || variant === "InteraidSepa"
    ? {
        sepa: {
          accountHolder: "Erika Muster",
          iban,
          mandateAccepted: true,
          mandateTextVersion: mandateVersion
        }
      }
    : {}),
  ...(variant === "Installment"
    ? {
        installment: {
          optionId: planOf(6),
          birthDate: "1980-05-17",
          iban,
          deviceToken: "",
          consentVersion: instalmentConsentVersion
        }
      }
    : {})
})

/** Creates an order of a combination: its drafts, and its forms with valid values. */
export const orderOfCombination = (kind: Combination) => {
  const place = { countryId: kind.countryId, zipCode: zips[kind.countryId] }
  const form = payingBy(kind.variant)
  if (variantOf(form) !== kind.variant) throw new Error(`${kind.variant} is paid otherwise`)
  const addressForm: FormOf<"DeliveryAddress"> = {
    step: "DeliveryAddress",
    emailAddress: "erika@example.org",
    deliveryAddress: { ...address, ...place },
    useInvoiceAddress: false,
    invoiceAddress: null
  }
  const payment: FormOf<"Payment"> = { step: "Payment", ...form }
  const ownStations: FormOf<"DeliveryStations"> = {
    step: "DeliveryStations",
    stations: stationsForm.stations.map((each) => ({
      ...each,
      address: each.address && { ...each.address, ...place }
    }))
  }
  /** Creates a draft for wood chips, which need a declaration in Germany. */
  const draft = (progress: Spread, more: Partial<OrderDraft> = {}): OrderDraft => {
    const base = draftOfKind(kind, progress)
    return {
      ...base,
      productGroupId: 9,
      allowAddressSelection: kind.buyer === "customer",
      calculation: { ...base.calculation, ...place },
      providers: { paypal: kind.variant === "PayPal", instalment: false },
      offer: { ...base.offer, paymentIds: [paymentIdOf(kind.variant)] },
      deliveryAddress: base.deliveryAddress && { ...base.deliveryAddress, ...place },
      ...more
    }
  }
  return { draft, forms: { address: addressForm, stations: ownStations, payment } }
}
