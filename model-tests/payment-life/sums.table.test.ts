import { describe, expect, it } from "vitest"
import { begin, actions, says, toAuthorised, toCaptured, wish } from "../data/payment-actions.ts"

describe("the sums of a payment's life (decision 018)", () => {
  it("accept the complete sum, not a cent more, and never zero", () => {
    const whole = begin()
    for (const action of [...toAuthorised, wish("capture", 2400), actions.capturedAll]) action(whole)
    expect(whole.snapshot()).toMatchObject({ value: "captured", context: { captured: 2400, refunded: 0 } })
    for (const [action, value] of [
      [wish("refund", 0), "captured"],
      [wish("refund", 2401), "captured"],
      [wish("refund", 2400), { unknown: "refunding" }]
    ] as const) {
      const payment = begin()
      for (const each of [...toAuthorised, wish("capture", 2400), actions.capturedAll, action]) each(payment)
      expect(payment.snapshot().value).toEqual(value)
    }
  })

  it("accept a manual refund at the provider only if it is complete", () => {
    for (const [cents, value] of [
      [0, "mismatch"],
      [1999, "mismatch"],
      [2000, "refunded"],
      [2001, "mismatch"]
    ] as const) {
      const payment = begin()
      for (const action of [...toCaptured, says("refunded", cents)]) action(payment)
      expect(payment.snapshot().value).toBe(value)
      if (value === "refunded")
        expect(payment.snapshot().context).toMatchObject({ captured: 2000, refunded: 2000 })
    }
  })

  it("contain the sum of a late capture", () => {
    const payment = begin()
    for (const action of [...toAuthorised, actions.capture, actions.absent, actions.captured]) action(payment)
    expect(payment.snapshot().context.captured).toBe(2000)
  })
})
