import { describe, expect, it } from "vitest"
import { emptyAddress } from "../address/address.ts"
import { orderButtonText } from "./button.ts"
import { isOrderNumber, orderNumberPrefix } from "./number.ts"
import { type SummaryParts, summaryFingerprint } from "./summary.ts"

describe("an order number", () => {
  it("contains the year of the day in the buyer's country", () => {
    expect(orderNumberPrefix("2026-11-21")).toBe("HM-26-")
    expect(isOrderNumber(`${orderNumberPrefix("2026-11-21")}100001`)).toBe(true)
    expect(isOrderNumber("HM-26-1")).toBe(false)
    expect(isOrderNumber("Nr. HM-26-100001")).toBe(false)
    expect(isOrderNumber("HM-26-100001, bitte")).toBe(false)
  })
})

describe("the summary's hash", () => {
  const parts: SummaryParts = {
    offerHash: "h1",
    emailAddress: "e@example.de",
    deliveryAddress: { ...emptyAddress(1, "80331"), city: "München" },
    invoiceAddress: null,
    stations: [],
    payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "" },
    legalVersions: { terms: "t", withdrawal: "w", privacy: "p" }
  }

  const mandate = {
    reference: "HM-1",
    creditorName: "C",
    creditorId: "DE98ZZZ09999999999",
    textVersion: "m1",
    acceptedAt: "2026-11-21T12:00:00.000Z",
    accountHolder: "Erika Muster",
    account: "DE•• •••• 3000"
  }
  const plan = {
    optionId: "annuity-6-999",
    months: 6,
    netAmount: 2400,
    rate: 411.23,
    lastRate: 411.21,
    totalAmount: 2467.36,
    nominalRate: 9.56,
    effectiveRate: 9.99,
    isProvisional: true,
    provider: "P",
    consentVersion: "c1",
    account: "DE•• •••• 3000"
  }

  it("does not depend on the order of keys", () => {
    const reversed = Object.fromEntries(Object.entries(parts.deliveryAddress).toReversed())
    const deliveryAddress = { ...reversed, ...parts.deliveryAddress }
    expect(Object.keys(deliveryAddress)[0]).toBe(Object.keys(parts.deliveryAddress).at(-1))
    expect(summaryFingerprint({ ...parts, deliveryAddress })).toBe(summaryFingerprint(parts))
    expect(summaryFingerprint(parts)).toContain('[["addition",""],["city","München"],["companyName",""]')
  })

  it("names the version of its calculation, and contains a provider only if one is used", () => {
    expect(summaryFingerprint(parts)).toMatch(/^\["summary\/2","h1",/u)
    expect(summaryFingerprint(parts)).toContain('["Invoice",40,false,"",null,null]')
  })

  it("includes all other answers, whatever the order of their keys", () => {
    const withAnswers = (answers: object) => summaryFingerprint({ ...parts, ...answers })
    const [from, to] = ["2026-12-01", "2026-12-04"]
    const answered = withAnswers({ window: { from, to }, floor: 2 })
    expect(answered).not.toBe(summaryFingerprint(parts))
    expect(withAnswers({ window: { from, to: "2026-12-05" }, floor: 2 })).not.toBe(answered)
    expect(withAnswers({ floor: 2, window: { to, from } })).toBe(answered)
  })

  it("differs for each part that a buyer sees", () => {
    const station = { amount: 3000, address: parts.deliveryAddress }
    const atProvider = { provider: "paypal", id: "P-1", amount: 2400, state: "open" } as const
    const others: ReadonlyArray<SummaryParts> = [
      { ...parts, offerHash: "h2" },
      { ...parts, emailAddress: "f@example.de" },
      { ...parts, deliveryAddress: { ...parts.deliveryAddress, houseNumber: "1" } },
      { ...parts, invoiceAddress: parts.deliveryAddress },
      { ...parts, payment: { ...parts.payment, variant: "InteraidInvoice" } },
      { ...parts, payment: { ...parts.payment, orderReference: "A" } },
      { ...parts, payment: { ...parts.payment, mandate } },
      { ...parts, payment: { ...parts.payment, mandate: { ...mandate, textVersion: "m2" } } },
      { ...parts, payment: { ...parts.payment, mandate: { ...mandate, account: "DE•• •••• 4000" } } },
      { ...parts, stations: [station] },
      { ...parts, stations: [{ ...station, amount: 3001 }] },
      { ...parts, stations: [{ ...station, address: { ...station.address, street: "Weg" } }] },
      { ...parts, stations: [station, station] },
      { ...parts, payment: { ...parts.payment, atProvider } },
      { ...parts, payment: { ...parts.payment, atProvider: { ...atProvider, amount: 2401 } } },
      { ...parts, payment: { ...parts.payment, plan } },
      { ...parts, payment: { ...parts.payment, plan: { ...plan, lastRate: 411.22 } } },
      { ...parts, legalVersions: { ...parts.legalVersions, terms: "t2" } },
      { ...parts, legalVersions: { ...parts.legalVersions, withdrawal: "w2" } },
      { ...parts, legalVersions: { ...parts.legalVersions, privacy: "p2" } }
    ]
    expect(new Set([parts, ...others].map(summaryFingerprint)).size).toBe(others.length + 1)
  })
})

it("a contract is made by a button with the wording of the law, in all countries (rule law.button)", () => {
  expect(orderButtonText).toBe("zahlungspflichtig bestellen")
})
