import { describe, expect, it } from "vitest"
import { emptyAddress } from "./address.ts"
import { isOrderNumber, orderNumberPrefix } from "./order-number.ts"
import { type SummaryParts, summaryFingerprint } from "./order-summary.ts"
import { invoiceVariant, isPayable } from "./order-validation.ts"

describe("paying", () => {
  const offer = { paymentIds: [40, 41], isInteraidPayment: false }

  it("is possible by invoice of the creditor that the offer names", () => {
    expect(isPayable(offer, { paymentId: 40, isInteraidPayment: false })).toBe(true)
    expect(isPayable(offer, { paymentId: 40, isInteraidPayment: true })).toBe(false)
    expect(isPayable(offer, { paymentId: 41, isInteraidPayment: false })).toBe(false)
    expect(isPayable({ ...offer, paymentIds: [41] }, { paymentId: 40, isInteraidPayment: false })).toBe(false)
  })

  it("names the creditor in the variant", () => {
    expect([invoiceVariant(false), invoiceVariant(true)]).toEqual(["Invoice", "InteraidInvoice"])
  })
})

describe("an order number", () => {
  it("begins with the year of the buyer's country", () => {
    expect(orderNumberPrefix("2026-11-21")).toBe("HM-26-")
    expect(isOrderNumber(`${orderNumberPrefix("2026-11-21")}100001`)).toBe(true)
    expect(isOrderNumber("HM-26-1")).toBe(false)
  })
})

describe("the summary's fingerprint", () => {
  const parts: SummaryParts = {
    offerHash: "h1",
    emailAddress: "e@example.de",
    deliveryAddress: { ...emptyAddress(1, "80331"), city: "München" },
    invoiceAddress: null,
    stations: [],
    payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "" },
    legalVersions: { terms: "t", withdrawal: "w", privacy: "p" }
  }

  it("does not depend on the order of keys", () => {
    const reversed = Object.fromEntries(Object.entries(parts.deliveryAddress).toReversed())
    expect(summaryFingerprint({ ...parts, deliveryAddress: { ...parts.deliveryAddress, ...reversed } })).toBe(
      summaryFingerprint(parts)
    )
  })

  it("differs for every part that a buyer sees", () => {
    const others: ReadonlyArray<SummaryParts> = [
      { ...parts, offerHash: "h2" },
      { ...parts, emailAddress: "f@example.de" },
      { ...parts, deliveryAddress: { ...parts.deliveryAddress, houseNumber: "1" } },
      { ...parts, invoiceAddress: parts.deliveryAddress },
      { ...parts, payment: { ...parts.payment, variant: "InteraidInvoice" } },
      { ...parts, payment: { ...parts.payment, orderReference: "A" } },
      { ...parts, legalVersions: { ...parts.legalVersions, terms: "t2" } },
      { ...parts, legalVersions: { ...parts.legalVersions, withdrawal: "w2" } },
      { ...parts, legalVersions: { ...parts.legalVersions, privacy: "p2" } }
    ]
    expect(new Set([parts, ...others].map(summaryFingerprint)).size).toBe(others.length + 1)
  })
})
