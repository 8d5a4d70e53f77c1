import { describe, expect, it } from "vitest"
import { begin, deeds, says, toAuthorised, toCaptured, wish } from "../data/payment-deeds.ts"

describe("the sums of a payment's life (decision 018)", () => {
  it("takes the whole sum and not a cent beyond it, and never nothing", () => {
    const whole = begin()
    for (const deed of [...toAuthorised, wish("capture", 2400), deeds.capturedAll]) deed(whole)
    expect(whole.snapshot()).toMatchObject({ value: "captured", context: { captured: 2400, refunded: 0 } })
    for (const [deed, value] of [
      [wish("refund", 0), "captured"],
      [wish("refund", 2401), "captured"],
      [wish("refund", 2400), { unknown: "refunding" }]
    ] as const) {
      const payment = begin()
      for (const each of [...toAuthorised, wish("capture", 2400), deeds.capturedAll, deed]) each(payment)
      expect(payment.snapshot().value).toEqual(value)
    }
  })

  it("takes what a person has given back at the provider's own desk, when it is all of it", () => {
    for (const [cents, value] of [
      [0, "mismatch"],
      [1999, "mismatch"],
      [2000, "refunded"],
      [2001, "mismatch"]
    ] as const) {
      const payment = begin()
      for (const deed of [...toCaptured, says("refunded", cents)]) deed(payment)
      expect(payment.snapshot().value).toBe(value)
      if (value === "refunded")
        expect(payment.snapshot().context).toMatchObject({ captured: 2000, refunded: 2000 })
    }
  })

  it("knows a late capture's sum", () => {
    const payment = begin()
    for (const deed of [...toAuthorised, deeds.capture, deeds.absent, deeds.captured]) deed(payment)
    expect(payment.snapshot().context.captured).toBe(2000)
  })
})
