import { describe, expect, it } from "vitest"
import {
  type SimpleCalculatorInput,
  simpleCalculatorMachine
} from "../../src/machines/simple-calculator.machine.ts"
import { stage } from "../harness/stage.ts"

const fresh: SimpleCalculatorInput = { countryId: 1, target: "LOOSE", zip: "" }
const ports = ["keepValues", "clearSavedSettings", "releaseLocationTasks", "openLocalPage", "openOffers"]
const begin = (input: Partial<SimpleCalculatorInput> = {}) =>
  stage(simpleCalculatorMachine, { ...fresh, ...input }, ports)
const offers = (rest: object = {}) => ({
  productGroupSlug: "holzpellets-lose",
  zipCode: "80331",
  amount: 6000,
  openSettings: false,
  wish: {},
  ...rest
})

describe("leaving the form", () => {
  it("opens the settings without a postal code, which the list requests, and clears nothing", () => {
    for (const [type, opened] of [
      ["settings.open", [offers({ zipCode: "", openSettings: true })]],
      ["search.start", []]
    ] as const) {
      const form = begin({ zip: "" })
      form.send({ type })
      expect(form.effects("openOffers")).toEqual(opened)
      expect(form.effects("clearSavedSettings")).toEqual([])
    }
  })

  it.each([
    ["an invalid postal code", { zip: "8033" }, "settings.open"],
    ["an amount that is too small", { zip: "", amountText: "499" }, "settings.open"]
  ])("does not open the settings with %s", (_, input, type) => {
    const form = begin(input)
    form.send({ type })
    expect(form.snapshot().value.filling).toMatchObject({ wish: "refused", touch: "touched" })
    expect(form.effects("openOffers")).toEqual([])
  })

  it.each([
    ["served", "10115"],
    ["unserved", "80331"],
    ["uncheckable", "80331"]
  ])(
    "resets all values when it is deactivated, and keeps only a served postal code: %s",
    async (verdict, zip) => {
      const form = begin({ zip: "80331" })
      form.send({ type: "zip.change", zip: "10115" })
      form.send({ type: "group.choose", groupId: 4 })
      form.send({ type: "amount.change", text: "3" })
      await form.answer("zipCheck", verdict)
      form.send({ type: "form.deactivated" })
      expect(form.snapshot().context).toMatchObject({ zip, groupId: 3, amount: 6000 })
      expect(form.snapshot().value.filling).toMatchObject({ zip: "checking", touch: "untouched" })
    }
  )
})
