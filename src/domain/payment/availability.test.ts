import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyAddress } from "../address/address.ts"
import { roughCalculation } from "../calculator/begin-calculation.ts"
import { type PaymentVariant, paymentVariants } from "../order/steps.ts"
import {
  offeredVariants,
  openingVariant,
  type PayableOrder,
  paymentExclusion,
  heldForWorkdays
} from "./availability.ts"
import { isoOfDay } from "../price/local-day.ts"
import { countingDay, workCalendar } from "../price/work-calendar.ts"
import { isOfCreditor, paymentIdOf, variantOf } from "./variants.ts"

const home = { ...emptyAddress(1, "80331"), firstName: "Erika", lastName: "Muster", city: "München" }
const order: PayableOrder = {
  countryId: 1,
  offer: { paymentIds: [40, 42, 45], isInteraidPayment: false, totalPrice: 2400 },
  calculation: { stations: 1 },
  deliveryAddress: home,
  useInvoiceAddress: false,
  invoiceAddress: null
}
const providers = { paypal: true, instalment: false }
const ways = (change: Partial<PayableOrder>) =>
  Object.fromEntries(
    paymentVariants.map((variant) => [
      variant,
      paymentExclusion({ ...order, ...change }, variant) ?? "offered"
    ])
  )
const dealers = {
  Invoice: "offered",
  InteraidInvoice: "otherCreditor",
  Sepa: "offered",
  InteraidSepa: "otherCreditor",
  Installment: "offered",
  PayPal: "otherCreditor"
}
const at = (totalPrice: number) => ({ offer: { ...order.offer, totalPrice } })
const company = { ...home, companyName: "Muster GmbH" }

const dayOf = (year: number): number => Date.UTC(year, 0, 1) / 86_400_000

describe("the payment methods", () => {
  it("are those with the dealer as creditor, or with the operator", () => {
    expect(ways({})).toEqual(dealers)
    expect(ways({ offer: { ...order.offer, isInteraidPayment: true } })).toEqual({
      Invoice: "otherCreditor",
      InteraidInvoice: "offered",
      Sepa: "otherCreditor",
      InteraidSepa: "offered",
      Installment: "offered",
      PayPal: "notConfigured"
    })
  })

  it("are those that the seller accepts", () => {
    const offer = { ...order.offer, paymentIds: [40] }
    expect(ways({ offer })).toEqual({ ...dealers, Sepa: "notTaken", Installment: "notTaken" })
  })

  it("are in euros, except the invoice (rule payment.countries)", () => {
    expect(ways({ countryId: 2 })).toEqual(dealers)
    expect(ways({ countryId: 3 })).toEqual({ ...dealers, Sepa: "euroOnly", Installment: "euroOnly" })
    const ofOperator = { offer: { ...order.offer, isInteraidPayment: true }, providers }
    expect(ways({ ...ofOperator, countryId: 3 })).toMatchObject({ PayPal: "euroOnly" })
  })

  it.each([
    [{ calculation: { stations: 2 } }, "severalStations"],
    [{ deliveryAddress: company }, "companyExcluded"],
    [{ deliveryAddress: { ...home, vatId: "DE1" } }, "companyExcluded"],
    [{ useInvoiceAddress: true, invoiceAddress: company }, "companyExcluded"],
    [{ useInvoiceAddress: true, invoiceAddress: { ...home, street: "Anderswo" } }, "addressesDiffer"],
    [{ useInvoiceAddress: true, invoiceAddress: { ...home, firstName: "Max" } }, "addressesDiffer"],
    [{ useInvoiceAddress: true, invoiceAddress: { ...home, city: " münchen" } }, "offered"],
    [
      { deliveryAddress: { ...home, city: "München " }, useInvoiceAddress: true, invoiceAddress: home },
      "offered"
    ],
    [{ useInvoiceAddress: false, invoiceAddress: company }, "offered"],
    [{ useInvoiceAddress: false, invoiceAddress: { ...home, street: "Anderswo" } }, "offered"],
    [{ useInvoiceAddress: true, deliveryAddress: null, invoiceAddress: home }, "offered"],
    [{ deliveryAddress: { ...home, companyName: " ", vatId: " " } }, "offered"],
    [{ useInvoiceAddress: true }, "offered"],
    [{ deliveryAddress: null }, "offered"],
    [at(98.99), "amountTooSmall"],
    [at(99), "offered"],
    [at(5000), "offered"],
    [at(5000.01), "amountTooLarge"]
  ] as const)(
    "of %j by instalments are %s, and every other one stays (rule payment.instalment-buyer)",
    (change, verdict) => {
      expect(ways(change)).toEqual({ ...dealers, Installment: verdict })
    }
  )

  it.each([
    [{}, "offered"],
    [{ paymentIds: [40] }, "offered"],
    [{ isInteraidPayment: false }, "otherCreditor"],
    [{ deliveryPeriodDays: 15 }, "offered"],
    [{ deliveryPeriodDays: 16 }, "deliveryTooLate"],
    [{ totalPrice: 10_000 }, "offered"],
    [{ totalPrice: 10_000.01 }, "amountTooLarge"]
  ] as const)("of %j by PayPal are %s where it has its keys (decision 023)", (change, verdict) => {
    const offer = { ...order.offer, isInteraidPayment: true, ...change }
    expect(ways({ offer, providers })["PayPal"]).toBe(verdict)
    expect(ways({ offer })["PayPal"]).toBe(verdict === "otherCreditor" ? verdict : "notConfigured")
    expect(ways({ offer, calculation: { stations: 3 }, providers })["PayPal"]).toBe(verdict)
  })

  it("include PayPal only if the authorisation lasts until the end of the delivery window, with any holidays", () => {
    for (const countryId of [1, 2] as const)
      for (let day = dayOf(2025); day < dayOf(2032); day++) {
        // after the cut-off, at five in the afternoon, the order counts as placed on the next workday
        const ordered = new Date(day * 86_400_000 + 16 * 3_600_000)
        const last = workCalendar(countryId, countingDay(countryId, ordered)).days[heldForWorkdays]
        expect([isoOfDay(day), (last ?? Infinity) - day < 29]).toEqual([isoOfDay(day), true])
      }
    // checking all days of seven years in two countries takes about a second on an idle machine
  })

  it("include a provider's instalments only for the operator, who holds the account (decision 023)", () => {
    const lender = { providers: { paypal: false, instalment: true } }
    expect(ways(lender)["Installment"]).toBe("otherCreditor")
    expect(ways({ ...lender, offer: { ...order.offer, isInteraidPayment: true } })["Installment"]).toBe(
      "offered"
    )
  })

  it("include instalments only with a single address, whatever part differs", () => {
    for (const [field, other] of [
      ["lastName", "Muster-Meier"],
      ["houseNumber", "8"],
      ["zipCode", "80333"],
      ["countryId", 2]
    ] as const)
      expect(
        ways({ useInvoiceAddress: true, invoiceAddress: { ...home, [field]: other } })["Installment"]
      ).toBe("addressesDiffer")
    expect(ways({ useInvoiceAddress: true, invoiceAddress: { ...home, phone: "1" } })).toEqual(dealers)
  })

  it("are not debited or authorised for an order of zero", () => {
    const offer = { ...order.offer, isInteraidPayment: true, totalPrice: 0 }
    expect(ways({ offer, providers })).toMatchObject({
      InteraidInvoice: "offered",
      InteraidSepa: "amountTooSmall",
      PayPal: "amountTooSmall"
    })
    const cent = { ...offer, totalPrice: 0.01 }
    expect(ways({ offer: cent, providers })).toMatchObject({ InteraidSepa: "offered", PayPal: "offered" })
  })

  it("include direct debit up to 10 000 euros (rule payment.limits)", () => {
    expect(ways(at(10_000))).toMatchObject({ Sepa: "offered" })
    expect(ways(at(10_000.01))).toMatchObject({ Sepa: "amountTooLarge", Invoice: "offered" })
  })

  it("have one variant for each kind and creditor", () => {
    for (const variant of paymentVariants)
      for (const isInteraidPayment of [true, false])
        expect(variantOf({ paymentId: paymentIdOf(variant), isInteraidPayment }) === variant).toBe(
          isOfCreditor(variant, isInteraidPayment)
        )
    expect(variantOf({ paymentId: 41, isInteraidPayment: false })).toBeUndefined()
  })

  it("never include an excluded method, whatever the order", () => {
    const orders = fc.record({
      countryId: fc.constantFrom(1, 2, 3),
      paymentIds: fc.subarray([40, 42, 45]),
      isInteraidPayment: fc.boolean(),
      totalPrice: fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100)
    })
    fc.assert(
      fc.property(orders, ({ countryId, ...offer }) => {
        const some: PayableOrder = { ...order, countryId, offer }
        const offered = offeredVariants(some)
        expect(offered.length <= 3).toBe(true)
        expect(offered.every((variant) => offer.paymentIds.includes(paymentIdOf(variant)))).toBe(true)
        expect(countryId === 3 && offered.some((variant) => variant.includes("Sepa"))).toBe(false)
      })
    )
  })
})

describe("the payment step opens", () => {
  const opened = (parameters: ReadonlyArray<{ id: number }>, change: object = {}): PaymentVariant => {
    const rough = roughCalculation(1, 3, { zipCode: "80331" })
    const offer = { ...order.offer, defaultPaymentId: 40, ...change }
    return openingVariant({ ...order, calculation: { ...rough, parameters }, offer } as Parameters<
      typeof openingVariant
    >[0])
  }

  it("with the calculation's choice, otherwise the offer's default", () => {
    expect([opened([]), opened([{ id: 42 }]), opened([{ id: 45 }])]).toEqual([
      "Invoice",
      "Sepa",
      "Installment"
    ])
    expect(opened([], { defaultPaymentId: 42 })).toBe("Sepa")
    expect(opened([{ id: 42 }], { isInteraidPayment: true })).toBe("InteraidSepa")
  })

  it("with a possible method if the choice is impossible", () => {
    expect(opened([{ id: 45 }], { totalPrice: 9000 })).toBe("Invoice")
    expect(opened([{ id: 45 }], { totalPrice: 9000, paymentIds: [42, 45] })).toBe("Sepa")
    expect(opened([], { paymentIds: [] })).toBe("Invoice")
    expect(opened([], { paymentIds: [], isInteraidPayment: true })).toBe("InteraidInvoice")
  })
})
