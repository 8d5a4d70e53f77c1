import { describe, expect, it } from "vitest"
import { calculationOf, offerOf } from "../../../model-tests/data/offers.ts"
import { emptyAddress } from "../address/address.ts"
import { instalmentConsentVersion } from "../legal/instalment-consent.ts"
import { mandateVersion } from "../legal/sepa-mandate.ts"
import { fromDecimal } from "../price/money.ts"
import { instalmentOptions } from "./instalments.ts"
import type { PaymentChoice } from "./payment-choice.ts"
import { paymentProblemOf } from "./payment-problem.ts"

const home = { ...emptyAddress(1, "80331"), firstName: "Erika", lastName: "Muster", city: "München" }
const offer = { ...offerOf("a", 240_000), paymentIds: [40, 42, 45], isInteraidPayment: false }
const order = {
  countryId: 1 as const,
  offer,
  calculation: calculationOf(),
  deliveryAddress: home,
  useInvoiceAddress: false,
  invoiceAddress: null,
  payment: null
}
const [terms] = instalmentOptions(fromDecimal(offer.totalPrice))
if (terms === undefined) throw new Error("There is no plan")
const plan = { ...terms, provider: "P", consentVersion: instalmentConsentVersion, account: "DE•• •••• 3000" }
const inRates: PaymentChoice = {
  variant: "Installment",
  paymentId: 45,
  isInteraidPayment: false,
  orderReference: "",
  plan
}
const debit: PaymentChoice = {
  variant: "Sepa",
  paymentId: 42,
  isInteraidPayment: false,
  orderReference: "",
  mandate: {
    reference: "HM-1",
    creditorName: "C",
    creditorId: "DE98ZZZ09999999999",
    textVersion: mandateVersion,
    acceptedAt: "2026-11-21T12:00:00.000Z",
    accountHolder: "Erika Muster",
    account: "DE•• •••• 3000"
  }
}
const wishing = (id: number, stations = 1) => ({
  ...order,
  calculation: { ...order.calculation, stations, parameters: [{ id, modifier: 12 }] }
})

describe("the problems of a payment", () => {
  it("are none while it is valid, or no other method was chosen", () => {
    expect(paymentProblemOf(order)).toBeNull()
    expect(paymentProblemOf({ ...order, payment: inRates })).toBeNull()
    expect(paymentProblemOf({ ...order, payment: debit })).toBeNull()
    expect(paymentProblemOf(wishing(45))).toBeNull()
  })

  it("include a company or a second address with instalments", () => {
    const company = { ...home, companyName: "Muster GmbH" }
    expect(paymentProblemOf({ ...order, payment: inRates, deliveryAddress: company })).toEqual({
      variant: "Installment",
      reason: "companyExcluded",
      wasChosen: true
    })
    expect(
      paymentProblemOf({
        ...order,
        payment: inRates,
        useInvoiceAddress: true,
        invoiceAddress: { ...home, street: "Amselweg" }
      })?.reason
    ).toBe("addressesDiffer")
  })

  it("include a seller who no longer accepts it", () => {
    const invoice: PaymentChoice = {
      variant: "Invoice",
      paymentId: 40,
      isInteraidPayment: false,
      orderReference: ""
    }
    expect(paymentProblemOf({ ...order, offer: { ...offer, paymentIds: [42] }, payment: invoice })).toEqual({
      variant: "Invoice",
      reason: "notTaken",
      wasChosen: true
    })
  })

  it("include a changed price or text", () => {
    const dearer = { ...offer, totalPrice: offer.totalPrice + 1 }
    expect(paymentProblemOf({ ...order, offer: dearer, payment: inRates })?.reason).toBe("planOutdated")
    expect(
      paymentProblemOf({ ...order, payment: { ...inRates, plan: { ...plan, consentVersion: "old" } } })
        ?.reason
    ).toBe("wordingChanged")
    const { mandate } = debit
    if (mandate === undefined) throw new Error("There is no mandate")
    expect(
      paymentProblemOf({ ...order, payment: { ...debit, mandate: { ...mandate, textVersion: "old" } } })
    ).toEqual({ variant: "Sepa", reason: "wordingChanged", wasChosen: true })
  })

  it("include a choice of the list that is impossible, until something was chosen", () => {
    expect(paymentProblemOf(wishing(45, 2))).toEqual({
      variant: "Installment",
      reason: "severalStations",
      wasChosen: false
    })
    expect(paymentProblemOf({ ...wishing(42), countryId: 3 })?.reason).toBe("euroOnly")
    const invoice: PaymentChoice = {
      variant: "Invoice",
      paymentId: 40,
      isInteraidPayment: false,
      orderReference: ""
    }
    expect(paymentProblemOf({ ...wishing(45, 2), payment: invoice })).toBeNull()
  })
})
