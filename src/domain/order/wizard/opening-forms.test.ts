import { describe, expect, it } from "vitest"
import { address, draftOf } from "../../../../model-tests/data/drafts.ts"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import { mandateVersion } from "../../legal/sepa-mandate.ts"
import { directDebitPaymentId, monthlyPaymentId } from "../../options/option-ids.ts"
import type { ChosenPlan, GivenMandate, PaymentChoice } from "../../payment/payment-choice.ts"
import { addressFormOf } from "./address-form.ts"
import { formOfVariant, paymentFormOf, withSavedAccount } from "./opening-forms.ts"

describe("the address step opens", () => {
  it("with the postal code of the calculation, and its place if there is only one", () => {
    const opened = (places: ReadonlyArray<string>) => addressFormOf(draftOf("begun"), places)
    expect(opened(["München"])).toMatchObject({
      emailAddress: "",
      deliveryAddress: { zipCode: "80331", countryId: 1, city: "München", street: "" },
      useInvoiceAddress: false,
      invoiceAddress: null
    })
    expect(opened([]).deliveryAddress.city).toBe("")
    expect(opened(["München", "Haar"]).deliveryAddress.city).toBe("")
  })

  it("with the saved values", () => {
    const saved = {
      emailAddress: "erika@example.org",
      deliveryAddress: address,
      useInvoiceAddress: true,
      invoiceAddress: { ...address, street: "Amt" }
    }
    expect(addressFormOf(draftOf("addressed", saved), ["Haar"])).toEqual(saved)
  })
})

const mandate: GivenMandate = {
  reference: "HM-1",
  creditorName: "Brennstoffe GmbH",
  creditorId: "DE98ZZZ09999999999",
  textVersion: mandateVersion,
  acceptedAt: "2026-11-21T12:00:00.000Z",
  accountHolder: "Erika Muster",
  account: "DE•• •••• 3000"
}
const plan: ChosenPlan = {
  optionId: "annuity-12-999",
  months: 12,
  netAmount: 1800,
  rate: 157.48,
  lastRate: 157.45,
  totalAmount: 1889.73,
  nominalRate: 9.56,
  effectiveRate: 9.99,
  isProvisional: true,
  provider: "P",
  consentVersion: "c1",
  account: "DE•• •••• 3000"
}
const offer = { ...offerOf("a", 100_000), paymentIds: [40, directDebitPaymentId, monthlyPaymentId] }
const choice = (variant: PaymentChoice["variant"], rest: Partial<PaymentChoice> = {}): PaymentChoice => ({
  variant,
  paymentId: 40,
  isInteraidPayment: false,
  orderReference: "Keller",
  ...rest
})
const draft = (payment: PaymentChoice | null) => draftOf("addressed", { offer, payment })
const savedAccount = {
  accountHolder: "Erika Muster",
  iban: "",
  mandateAccepted: true,
  mandateTextVersion: mandateVersion
}
const savedPlan = {
  optionId: "annuity-12-999",
  birthDate: "",
  iban: "",
  deviceToken: "",
  consentVersion: "c1"
}

describe("the payment step opens", () => {
  it("with the choice of the calculation and the offer if nothing was saved", () => {
    expect(paymentFormOf(draft(null))).toEqual({
      isInteraidPayment: false,
      paymentId: 40,
      paymentModifier: -1,
      orderReference: ""
    })
  })

  it("with the saved payment, keeping the account unless another is typed", () => {
    expect(paymentFormOf(draft(choice("Sepa", { mandate })))).toEqual({
      isInteraidPayment: false,
      paymentId: directDebitPaymentId,
      paymentModifier: -1,
      orderReference: "Keller",
      sepa: savedAccount
    })
    expect(paymentFormOf(draft(choice("Installment", { plan })))).toEqual({
      isInteraidPayment: false,
      paymentId: monthlyPaymentId,
      paymentModifier: 12,
      orderReference: "Keller",
      installment: savedPlan
    })
  })

  it("with the payment method in the URL if it is possible", () => {
    const saved = draft(choice("Invoice"))
    expect(paymentFormOf(saved, "Sepa").paymentId).toBe(directDebitPaymentId)
    expect(paymentFormOf(saved, "PayPal").paymentId, "without its keys").toBe(40)
    const sold = draftOf("addressed", { offer: offerOf("a", 100_000), payment: choice("Sepa", { mandate }) })
    expect(paymentFormOf(sold).paymentId, "the dealer takes it no more").toBe(40)
  })

  it("with the chosen months, six by default", () => {
    const months = (calculation = calculationOf()) =>
      formOfVariant("Installment", { offer, calculation, payment: null }).paymentModifier
    expect(months()).toBe(6)
    expect(months(calculationOf({ parameters: [{ id: monthlyPaymentId, modifier: 12 }] }))).toBe(12)
    expect(formOfVariant("Installment", draft(choice("Invoice"))), "over another way to pay").toEqual({
      isInteraidPayment: false,
      paymentId: monthlyPaymentId,
      paymentModifier: 6,
      orderReference: ""
    })
  })

  it("without consent if the mandate's text has changed", () => {
    const older = draft(choice("Sepa", { mandate: { ...mandate, textVersion: "older" } }))
    expect(paymentFormOf(older).sepa).toEqual({
      ...savedAccount,
      mandateAccepted: false,
      mandateTextVersion: "older"
    })
  })

  it("does not use a saved account over a typed one or for another payment method", () => {
    const saved = { payment: choice("Sepa", { mandate }) }
    const form = formOfVariant("Sepa", { ...draft(null), payment: null })
    expect(withSavedAccount(form, saved).sepa).toEqual(savedAccount)
    const typed = { ...form, sepa: { ...savedAccount, iban: "DE02120300000000202051" } }
    expect(withSavedAccount(typed, saved)).toEqual(typed)
    expect(withSavedAccount({ ...form, paymentId: 40 }, saved)).toEqual({ ...form, paymentId: 40 })
    expect(withSavedAccount({ ...form, paymentId: 9999 }, { payment: null })).toEqual({
      ...form,
      paymentId: 9999
    })
    const planned = { ...form, paymentId: monthlyPaymentId }
    const own = { ...planned, installment: { ...savedPlan, iban: "DE02120300000000202051" } }
    expect(withSavedAccount(planned, { payment: choice("Installment", { plan }) }).installment).toEqual(
      savedPlan
    )
    expect(withSavedAccount(own, { payment: choice("Installment", { plan }) })).toEqual(own)
  })
})
