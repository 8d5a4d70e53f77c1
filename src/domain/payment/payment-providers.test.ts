import { expect, it } from "vitest"
import { isSameMoney, noProviders, providerIds } from "./payment-providers.ts"

it("amounts are equal only in the same currency", () => {
  const money = { cents: 240_000, currency: "EUR" }
  expect(isSameMoney(money, { ...money })).toBe(true)
  expect(isSameMoney(money, { ...money, cents: 240_001 })).toBe(false)
  expect(isSameMoney(money, { ...money, currency: "CHF" })).toBe(false)
})

it("no provider is offered without its keys", () => {
  expect(providerIds).toEqual(["paypal", "instalment"])
  expect(noProviders).toEqual({ paypal: false, instalment: false })
})
