import { describe, expect, it } from "vitest"
import { emptyAddress } from "../address/address.ts"
import { instalmentConsentVersion } from "../legal/instalment-consent.ts"
import { mandateVersion } from "../legal/sepa-mandate.ts"
import { finalPlan, instalmentOptions, isPlanOf, wishedMonths } from "./instalments.ts"
import { type PaymentForm, paymentFormProblems, type PayingOrder } from "./payment-form.ts"
import type { PaymentChoice } from "./payment-choice.ts"
import { isPaymentStanding } from "./payment-standing.ts"

const today = "2026-11-21"
const iban = "DE89 3704 0044 0532 0130 00"
const order: PayingOrder = {
  countryId: 1,
  offer: { paymentIds: [40, 42, 45], isInteraidPayment: false, totalPrice: 2400 },
  calculation: { stations: 1 },
  deliveryAddress: emptyAddress(1, "80331"),
  useInvoiceAddress: false,
  invoiceAddress: null,
  payment: null
}
const invoice: PaymentForm = {
  isInteraidPayment: false,
  paymentId: 40,
  paymentModifier: -1,
  orderReference: ""
}
const sepa = {
  accountHolder: "Erika Muster",
  iban,
  mandateAccepted: true,
  mandateTextVersion: mandateVersion
}
const installment = {
  optionId: "annuity-6-999",
  birthDate: "1980-02-29",
  iban,
  deviceToken: "",
  consentVersion: instalmentConsentVersion
}
const [six] = instalmentOptions(240_000)
const mandate = {
  reference: "R",
  creditorName: "C",
  creditorId: "I",
  textVersion: mandateVersion,
  acceptedAt: "2026-11-21T12:00:00.000Z",
  accountHolder: "Erika Muster",
  account: "DE•• •••• 3000"
}
const debit: PaymentChoice = { ...invoice, variant: "Sepa", paymentId: 42, mandate }
const rates: PaymentChoice = {
  ...invoice,
  variant: "Installment",
  paymentId: 45,
  ...(six && {
    plan: { ...six, provider: "P", consentVersion: instalmentConsentVersion, account: "DE•• •••• 3000" }
  })
}

const wrong = (form: Partial<PaymentForm>, change: Partial<PayingOrder> = {}) =>
  paymentFormProblems({ ...invoice, ...form }, { ...order, ...change }, today).map(
    ({ field, code }) => `${field} ${code}`
  )
const ofSepa = (change: Partial<typeof sepa>, rest: Partial<PayingOrder> = {}) =>
  wrong({ paymentId: 42, sepa: { ...sepa, ...change } }, rest)
const ofRates = (change: Partial<typeof installment>, rest: Partial<PayingOrder> = {}) =>
  wrong({ paymentId: 45, installment: { ...installment, ...change } }, rest)

describe("the payment step", () => {
  it("accepts the dealer's payment methods, with the creditor of the offer", () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ paymentId: 41 })).toEqual(["paymentId invalid"])
    expect(wrong({ isInteraidPayment: true })).toEqual(["paymentId invalid"])
    expect(wrong({ paymentId: 45, isInteraidPayment: true, installment })).toEqual(["paymentId invalid"])
    expect(wrong({ paymentId: 42, sepa }, { countryId: 3 })).toEqual(["paymentId invalid"])
    expect(wrong({ orderReference: "x".repeat(35) })).toEqual([])
    expect(wrong({ orderReference: "x".repeat(36) })).toEqual(["orderReference tooLong"])
  })

  it.each([
    [{}, []],
    [{ accountHolder: " " }, ["sepa.accountHolder required"]],
    [{ accountHolder: "x".repeat(70) }, []],
    [{ accountHolder: "x".repeat(71) }, ["sepa.accountHolder tooLong"]],
    [{ iban: "" }, ["sepa.iban required"]],
    [{ iban: "XX1" }, ["sepa.iban ibanCountry"]],
    [{ iban: "TR330006100519786457841326" }, ["sepa.iban ibanNotSepa"]],
    [{ iban: iban.slice(0, -1) }, ["sepa.iban ibanLength"]],
    [
      { iban: iban.replace("0000", "00AA").replace("3000", "30A0").replace("3704", "37A4") },
      ["sepa.iban ibanPattern"]
    ],
    [{ iban: iban.replace("89", "88") }, ["sepa.iban ibanChecksum"]],
    [{ iban: "CH4431999123000889012" }, ["sepa.iban ibanQr"]],
    [{ mandateAccepted: false }, ["sepa.mandateAccepted notAccepted"]],
    [{ mandateTextVersion: "older" }, ["sepa.mandateAccepted notAccepted"]]
  ])("with a direct debit of %j reports %j", (change, problems) => {
    expect(ofSepa(change)).toEqual(problems)
  })

  it("keeps a saved account, but never for another payment method", () => {
    expect(ofSepa({ iban: "", accountHolder: "" }, { payment: debit })).toEqual([])
    expect(ofSepa({ iban: "", accountHolder: "" }, { payment: rates })).toEqual([
      "sepa.accountHolder required",
      "sepa.iban required"
    ])
    expect(ofRates({ iban: "", birthDate: "" }, { payment: rates })).toEqual([])
    expect(ofRates({ iban: "", birthDate: "" }, { payment: debit })).toEqual([
      "installment.birthDate required",
      "installment.iban required"
    ])
    expect(wrong({ paymentId: 42 })).toEqual(["sepa.iban required"])
    expect(wrong({ paymentId: 45 })).toEqual(["installment.optionId required"])
  })

  it("checks an account typed over a saved one", () => {
    expect(ofSepa({ iban: "XX1" }, { payment: debit })).toEqual(["sepa.iban ibanCountry"])
    expect(ofSepa({ iban: " ", accountHolder: "" }, { payment: debit })).toEqual([])
    // the buyer wants another account: both its IBAN and the consent are required
    expect(ofSepa({ iban: "", mandateAccepted: false }, { payment: debit })).toEqual([
      "sepa.iban required",
      "sepa.mandateAccepted notAccepted"
    ])
    expect(ofRates({ iban: "XX1", birthDate: "" }, { payment: rates })).toEqual([
      "installment.birthDate required",
      "installment.iban ibanCountry"
    ])
    expect(ofRates({ iban: " ", birthDate: "2020-01-01" }, { payment: rates })).toEqual([
      "installment.birthDate tooYoung",
      "installment.iban required"
    ])
    expect(ofRates({ iban: " ", birthDate: "" }, { payment: rates })).toEqual([])
    expect(ofRates({ iban: "", birthDate: "" })).toEqual([
      "installment.birthDate required",
      "installment.iban required"
    ])
  })

  it.each([
    [{}, []],
    [{ optionId: "" }, ["installment.optionId required"]],
    [{ optionId: "annuity-24-999" }, ["installment.optionId invalid"]],
    [{ birthDate: "" }, ["installment.birthDate required"]],
    [{ birthDate: "29.02.1980" }, ["installment.birthDate invalid"]],
    [{ birthDate: "1981-02-29" }, ["installment.birthDate invalid"]],
    [{ birthDate: "1981-13-01" }, ["installment.birthDate invalid"]],
    [{ birthDate: "1980-02-29T00:00:00.000Z" }, ["installment.birthDate invalid"]],
    [{ birthDate: "1906-11-21" }, ["installment.birthDate invalid"]],
    [{ birthDate: "1906-11-22" }, []],
    [{ birthDate: "2008-11-21" }, []],
    [{ birthDate: "2008-11-22" }, ["installment.birthDate tooYoung"]],
    [{ consentVersion: "" }, ["installment.consentVersion notAccepted"]]
  ])("with instalments of %j reports %j", (change, problems) => {
    expect(ofRates(change)).toEqual(problems)
  })
})

describe("instalments of a provider (decision 023)", () => {
  const ofOperator = {
    offer: { ...order.offer, isInteraidPayment: true },
    providers: { paypal: false, instalment: true }
  }
  const asked = (optionId: string) =>
    wrong({ paymentId: 45, isInteraidPayment: true, installment: { ...installment, optionId } }, ofOperator)

  it("need a plan when saved, whatever the provider calls it", () => {
    expect(asked("plan-6-41124-41121-246741-956-999")).toEqual([])
    expect(asked("")).toEqual(["installment.optionId required"])
  })
})

describe("plans of instalments", () => {
  it("are for 6, 9, 12 and 18 months with all figures of rule payment.plan", () => {
    expect(
      instalmentOptions(240_000).map((plan) => [plan.months, plan.rate, plan.lastRate, plan.totalAmount])
    ).toEqual([
      [6, 411.23, 411.21, 2467.36],
      [9, 277.4, 277.42, 2496.62],
      [12, 210.51, 210.47, 2526.08],
      [18, 143.65, 143.69, 2585.74]
    ])
    expect(six).toMatchObject({
      netAmount: 2400,
      nominalRate: 9.56,
      effectiveRate: 9.99,
      isProvisional: true
    })
  })

  it("become final with the delivered amount", () => {
    const plan = { ...six, ...rates.plan, months: 12, optionId: "annuity-12-999" } as NonNullable<
      typeof rates.plan
    >
    expect(finalPlan(plan, 244_728)).toMatchObject({
      months: 12,
      netAmount: 2447.28,
      rate: 214.65,
      lastRate: 214.7,
      totalAmount: 2575.85,
      isProvisional: false,
      provider: "P",
      account: "DE•• •••• 3000"
    })
  })

  it("start at six months, or at the months of the calculation", () => {
    const wished = (modifier?: number) =>
      wishedMonths({ parameters: [{ id: 110 }, { id: 45, ...(modifier === undefined ? {} : { modifier }) }] })
    expect([wished(), wished(12), wished(18), wished(24), wishedMonths({ parameters: [] })]).toEqual([
      6, 12, 18, 6, 6
    ])
  })

  it("are valid for one price", () => {
    expect(six && [isPlanOf(six, 2400), isPlanOf(six, 2400.01)]).toEqual([true, false])
    for (const other of [{ optionId: "annuity-6-1000" }, { totalAmount: 2467.37 }, { netAmount: 2399.99 }])
      expect(six && isPlanOf({ ...six, ...other }, 2400)).toBe(false)
  })
})

describe("a saved payment", () => {
  const stands = (payment: PaymentChoice, change: Partial<PayingOrder> = {}) =>
    isPaymentStanding({ ...order, ...change }, payment)

  it("remains valid while the order can be paid with it", () => {
    const plain: PaymentChoice = { ...invoice, variant: "Invoice" }
    expect([stands(plain), stands(debit), stands(rates)]).toEqual([true, true, true])
    expect([stands(plain, { countryId: 3 }), stands(debit, { countryId: 3 })]).toEqual([true, false])
    expect(stands({ ...plain, variant: "Sepa" })).toBe(false)
    expect(stands({ ...plain, isInteraidPayment: true })).toBe(false)
    expect(stands({ ...rates, isInteraidPayment: true }), "agreed with another creditor").toBe(false)
    expect(stands({ ...debit, paymentId: 40 }), "a mandate is no invoice").toBe(false)
    const company = { ...emptyAddress(1, "80331"), companyName: "Muster GmbH" }
    expect([
      stands(debit, { deliveryAddress: company }),
      stands(rates, { deliveryAddress: company })
    ]).toEqual([true, false])
  })

  it("becomes invalid with its consent text, and a plan with its price", () => {
    expect(stands({ ...debit, mandate: { ...mandate, textVersion: "older" } })).toBe(false)
    const { mandate: _, ...bare } = debit
    expect(stands(bare)).toBe(false)
    expect(stands(rates, { offer: { ...order.offer, totalPrice: 2401 } })).toBe(false)
    expect(rates.plan && stands({ ...rates, plan: { ...rates.plan, consentVersion: "older" } })).toBe(false)
    const { plan: __, ...none } = rates
    expect(stands(none)).toBe(false)
  })
})
