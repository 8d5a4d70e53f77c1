import { createActor } from "xstate"
import { expect, it } from "vitest"
import { roughCalculation } from "../../domain/calculator/begin-calculation.ts"
import { calculatorMachine } from "../calculator.machine.ts"
import { isAmountTyped } from "./context.ts"

const calculation = roughCalculation(1, 3, { zipCode: "80331", amount: 6000 })

it("an amount counts as typed if the visitor typed it, and not if it comes from elsewhere (rule calculator.carried)", () => {
  expect(isAmountTyped({ typed: 6000, calculation })).toBe(true)
  expect(isAmountTyped({ typed: null, calculation }), "from the URL or a default").toBe(false)
  expect(isAmountTyped({ typed: 5000, calculation }), "replaced after it was typed").toBe(false)
})

it("an amount that another tab sends does not count as typed, even the group's default", () => {
  const calculator = createActor(calculatorMachine, {
    input: { countryId: 1, productGroupId: 3, query: {}, data: null, list: null, source: "DEFAULT" }
  })
  calculator.start()
  const isTyped = () => isAmountTyped(calculator.getSnapshot().context)
  calculator.send({ type: "configuration.changed", zipCode: "80331", amount: 6000 })
  expect(calculator.getSnapshot().context.calculation.amount).toBe(6000)
  expect(isTyped()).toBe(false)
  calculator.send({ type: "amount.change", text: "6000" })
  expect(isTyped(), "typed here afterwards").toBe(true)
  calculator.send({ type: "configuration.changed", zipCode: "80331", amount: 3000 })
  expect(isTyped(), "replaced by another tab").toBe(false)
  calculator.stop()
})
