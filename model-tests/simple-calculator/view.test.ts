import { describe, expect, it } from "vitest"
import { simpleCalculatorMachine } from "../../src/machines/simple-calculator.machine.ts"
import { beginSimpleCalculator } from "../../src/machines/simple-calculator/setup.ts"
import { firstView, simpleCalculatorView } from "../../src/ui/calculator/simple-calculator.view.ts"
import { stage } from "../harness/stage.ts"

const begin = (zip = "") => {
  const form = stage(simpleCalculatorMachine, { countryId: 1, target: "LOOSE", zip }, [
    "keepValues",
    "clearSavedSettings",
    "releaseLocationTasks",
    "openLocalPage",
    "openOffers"
  ])
  return { ...form, view: () => simpleCalculatorView(form.snapshot()) }
}

describe("the view of the simple calculator", () => {
  it.each([
    { countryId: 1, target: "LOOSE", zip: "" },
    { countryId: 2, target: "PALLET", zip: "" },
    { countryId: 3, target: "INSTALLMENT_12", zip: "", groupId: 1 },
    { countryId: 1, target: "LOOSE", zip: "", location: { state: "bayern" } },
    { countryId: 1, target: "LOOSE", zip: "", location: { state: "bayern", countyOrCityZip: "80331" } }
  ] as const)("is rendered by the server as the machine of %j begins", (input) => {
    const form = stage(simpleCalculatorMachine, input, [
      "keepValues",
      "clearSavedSettings",
      "releaseLocationTasks",
      "openLocalPage",
      "openOffers"
    ])
    expect(firstView(beginSimpleCalculator({ input }))).toEqual(simpleCalculatorView(form.snapshot()))
  })

  it("shows no error before a field was left or start was pressed", () => {
    const form = begin()
    form.send({ type: "amount.change", text: "3" })
    expect(form.view()).toEqual({
      state: "browsing",
      groupId: 3,
      zip: "",
      amount: 3,
      zipProblem: undefined,
      amountProblem: undefined,
      popover: "closed",
      hintedCountries: []
    })
    form.send({ type: "zip.left" })
    expect(form.view()).toMatchObject({ zipProblem: "zipRequired", amountProblem: "amountMin" })
  })

  it("shows no error to a user who opens the settings without a postal code", () => {
    const form = begin()
    form.send({ type: "settings.open" })
    expect(form.view()).toMatchObject({ state: "leaving", zipProblem: undefined, popover: "closed" })
  })

  it("opens the popover if a value is invalid and the form was touched, until it is dismissed", async () => {
    const form = begin("80331")
    await form.answer("zipCheck", "served")
    form.send({ type: "amount.left" })
    expect(form.view().popover, "touched, but nothing is wrong").toBe("closed")
    form.send({ type: "amount.change", text: "3" })
    expect(form.view().popover).toBe("open")
    form.send({ type: "problems.dismiss" })
    expect(form.view(), "the field stays marked").toMatchObject({
      popover: "closed",
      amountProblem: "amountMin"
    })
    form.send({ type: "amount.change", text: "30" })
    expect(form.view(), "a new value is a new chance").toMatchObject({
      popover: "closed",
      amountProblem: undefined
    })
    form.send({ type: "search.start" })
    expect(form.view().popover).toBe("open")
  })

  it("shows the problem of each kind of zip code and amount", async () => {
    const form = begin("12")
    form.send({ type: "search.start" })
    expect(form.view()).toMatchObject({ state: "refused", zipProblem: "zipInvalid" })
    form.send({ type: "zip.change", zip: "18565" })
    await form.answer("zipCheck", "unserved")
    expect(form.view().zipProblem).toBe("zipNotServed")
    form.send({ type: "zip.change", zip: "18566" })
    await form.fail("zipCheck")
    expect(form.view().zipProblem).toBe("zipUncheckable")
    form.send({ type: "amount.change", text: "" })
    expect(form.view().amountProblem).toBe("amountRequired")
    form.send({ type: "amount.change", text: "99.999" })
    expect(form.view().amountProblem).toBe("amountMax")
  })

  it("is starting while the zip code is checked, and leaving once it is served", async () => {
    const form = begin("80331")
    form.send({ type: "search.start" })
    expect(form.view().state).toBe("starting")
    await form.answer("zipCheck", "served")
    expect(form.view()).toMatchObject({ state: "leaving", zipProblem: undefined })
  })

  it("shows the countries in which the zip code is served", async () => {
    const form = begin("1010")
    await form.answer("countryHint", [2, 3])
    expect(form.view()).toMatchObject({ hintedCountries: [2, 3], popover: "open" })
    form.send({ type: "problems.dismiss" })
    expect(form.view().popover).toBe("closed")
    form.send({ type: "zip.change", zip: "10115" })
    expect(form.view().hintedCountries).toEqual([])
  })

  it("changes unit and amount with the group", () => {
    const form = begin()
    form.send({ type: "group.choose", groupId: 4 })
    expect(form.view()).toMatchObject({ groupId: 4, amount: 1 })
  })
})
