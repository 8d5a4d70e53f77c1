import { expect, it } from "vitest"
import { roughCalculation } from "../../domain/calculator/begin-calculation.ts"
import { isAmountTyped } from "./context.ts"

const calculation = roughCalculation(1, 3, { zipCode: "80331", amount: 6000 })

it("an amount counts as typed if the visitor typed it, and not if it comes from elsewhere (rule calculator.carried)", () => {
  expect(isAmountTyped({ said: { amount: 6000 }, calculation })).toBe(true)
  expect(isAmountTyped({ said: {}, calculation }), "from the URL or a default").toBe(false)
  expect(isAmountTyped({ said: { zipCode: "80331" }, calculation }), "only the postal code was typed").toBe(
    false
  )
  expect(isAmountTyped({ said: { amount: 5000 }, calculation }), "replaced after it was typed").toBe(false)
})
