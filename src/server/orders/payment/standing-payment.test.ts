import { describe, expect, it } from "vitest"
import type { PaymentState } from "../../ports/payments.ts"
import { standingPayment } from "./standing-payment.ts"

const sums = {
  provider: "paypal",
  money: { cents: 177_000, currency: "EUR" },
  captured: 0,
  refunded: 0
} as const
const at = (state: PaymentState, more: object = {}) => {
  const standing = standingPayment({ ...sums, ...more, state })
  return standing === null ? null : `${standing.state} ${standing.amount}`
}

describe("the payment of an order as its buyer sees it", () => {
  it("is authorised, captured, refunded or voided, with its sum", () => {
    expect(at("authorised")).toBe("held 1770")
    expect(at("captured", { captured: 174_050 })).toBe("taken 1740.5")
    expect(at("refunded", { captured: 174_050, refunded: 174_050 })).toBe("givenBack 1740.5")
    expect(at("voided")).toBe("letGo 1770")
  })

  it("is not shown as done while its outcome is unknown, and is null if staff have to check it", () => {
    expect(at("unknown.capturing")).toBe("held 1770")
    expect(at("unknown.voiding")).toBe("held 1770")
    expect(at("unknown.refunding", { captured: 174_050 })).toBe("taken 1740.5")
    for (const state of ["created", "unknown.authorising", "declined", "mismatch"] as const)
      expect(at(state)).toBeNull()
  })
})
