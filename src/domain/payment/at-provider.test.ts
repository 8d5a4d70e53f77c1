import { describe, expect, it } from "vitest"
import { calculationOf, offerOf } from "../../../model-tests/data/offers.ts"
import { emptyAddress } from "../address/address.ts"
import { instalmentConsentVersion } from "../legal/instalment-consent.ts"
import { type PaymentChoice, type ProviderPayment, withoutBankData } from "./payment-choice.ts"
import { paymentProblemOf } from "./payment-problem.ts"
import { isPaymentStanding } from "./payment-standing.ts"

const home = { ...emptyAddress(1, "80331"), firstName: "Erika", lastName: "Muster", city: "München" }
const offer = {
  ...offerOf("a", 240_000),
  totalPrice: 2400,
  paymentIds: [40, 42, 45],
  isInteraidPayment: true
}
const order = {
  countryId: 1 as const,
  offer,
  calculation: calculationOf(),
  deliveryAddress: home,
  useInvoiceAddress: false,
  invoiceAddress: null,
  providers: { paypal: true, instalment: true },
  payment: null
}
const noKeys = { ...order, providers: { paypal: false, instalment: false } }
const dearer = { ...order, offer: { ...offer, totalPrice: 2401 } }

const agreed = { id: "x", amount: 2400, state: "agreed" } as const
const payPal = (change: Partial<ProviderPayment> = {}): PaymentChoice => ({
  variant: "PayPal",
  paymentId: 43,
  isInteraidPayment: true,
  orderReference: "",
  atProvider: { ...agreed, provider: "paypal", ...change }
})
/** A plan with the provider's own amounts; the shop itself does not offer this plan. */
const plan = {
  optionId: "plan-6-41124-41121-246741-956-999",
  months: 6,
  netAmount: 2400,
  rate: 411.24,
  lastRate: 411.21,
  totalAmount: 2467.41,
  nominalRate: 9.56,
  effectiveRate: 9.99,
  isProvisional: true,
  provider: "P",
  consentVersion: instalmentConsentVersion,
  account: "DE•• •••• 3000"
}
const rates = (change: Partial<ProviderPayment> = {}, agreement = plan): PaymentChoice => ({
  variant: "Installment",
  paymentId: 45,
  isInteraidPayment: true,
  orderReference: "",
  plan: agreement,
  atProvider: { ...agreed, provider: "instalment", ...change }
})

describe("a payment at a provider (decision 023)", () => {
  it.each([
    ["PayPal", payPal],
    ["instalments", rates]
  ])(
    "by %s is valid once the buyer has agreed to it at the provider, for the price of the order",
    (_, paid) => {
      expect(isPaymentStanding(order, paid())).toBe(true)
      expect(isPaymentStanding(order, paid({ state: "open" }))).toBe(false)
      expect(isPaymentStanding(order, paid({ state: "declined" }))).toBe(false)
      expect(isPaymentStanding(dearer, paid())).toBe(false)
      expect(isPaymentStanding(dearer, paid({ amount: 2401 }))).toBe(true)
    }
  )

  it("is not valid by the shop's consent alone: PayPal needs its own, and a lender's plan no outdated consent", () => {
    const { atProvider: _, ...bare } = payPal()
    expect(isPaymentStanding(order, bare)).toBe(false)
    expect(isPaymentStanding(order, rates({}, { ...plan, consentVersion: "older" }))).toBe(false)
    const { atProvider: __, ...ours } = rates()
    expect(isPaymentStanding(order, ours), "no plan that we would offer").toBe(false)
  })

  it("by PayPal has no problem before the buyer agrees, but one if it is no longer possible", () => {
    for (const state of ["open", "declined", "agreed"] as const)
      expect(paymentProblemOf({ ...order, payment: payPal({ state }) })).toBeNull()
    expect(paymentProblemOf({ ...dearer, payment: payPal() })).toEqual({
      variant: "PayPal",
      reason: "agreementOutdated",
      wasChosen: true
    })
    const { atProvider: _, ...bare } = payPal()
    expect(paymentProblemOf({ ...order, payment: bare })?.reason).toBe("agreementOutdated")
    expect(paymentProblemOf({ ...noKeys, payment: payPal() })).toEqual({
      variant: "PayPal",
      reason: "notConfigured",
      wasChosen: true
    })
  })

  it("by instalments that the lender declined reports this, except for an order without instalments", () => {
    const declined = rates({ state: "declined" })
    expect(paymentProblemOf({ ...order, payment: declined })).toBeNull()
    const deliveryAddress = { ...home, companyName: "Muster GmbH" }
    expect(paymentProblemOf({ ...order, deliveryAddress, payment: declined })).toEqual({
      variant: "Installment",
      reason: "companyExcluded",
      wasChosen: true
    })
    expect(paymentProblemOf({ ...order, payment: rates({ state: "open" }) })?.reason).toBe("planOutdated")
  })
})

describe("a payment method chosen in the list", () => {
  it("is reported for the first choice that is impossible, whatever else was chosen", () => {
    const parameters = [{ id: 110 }, { id: 40 }, { id: 45, modifier: 12 }, { id: 43 }]
    const calculation = { ...order.calculation, stations: 2, parameters }
    expect(paymentProblemOf({ ...order, calculation })).toEqual({
      variant: "Installment",
      reason: "severalStations",
      wasChosen: false
    })
  })
})

it("only the buyer sees the account that is debited", () => {
  expect(withoutBankData(rates())).toEqual({
    variant: "Installment",
    paymentId: 45,
    isInteraidPayment: true,
    orderReference: "",
    atProvider: { ...agreed, provider: "instalment" }
  })
})
