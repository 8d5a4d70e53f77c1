import { describe, expect, it } from "vitest"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { calculationOf, listOf, pellets } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

type Page = Stage<typeof calculatorMachine>

const rendered: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: { zipCode: "80331", amount: 6000 },
  data: pellets,
  list: listOf(["a"]),
  source: "NEWSLETTER"
}
const ports = ["persist", "persistArrival", "showAddress", "completeAddress", "openOrder"]
const begin = (input: Partial<CalculatorInput> = {}) =>
  stage(calculatorMachine, { ...rendered, ...input }, ports)
const where = (page: Page) => pathOf(page.snapshot().value)
const allEffects = (page: Page) => Object.fromEntries(ports.map((name) => [name, page.effects(name)]))
const nothing = { persist: [], persistArrival: [], showAddress: [], completeAddress: [], openOrder: [] }
const recalled = (wishes: object) => ({ type: "wishes.recalled", wishes })
const source = "NEWSLETTER"

describe("a list rendered with its page", () => {
  it.each([
    ["nothing is stored", {}],
    ["the same is stored", { zipCode: "80331", amount: 6000, stations: 1, appointmentPlus: false }],
    ["another place is stored", { zipCode: "10115", amount: 9000 }],
    ["the stored choices are no longer available", { product: { id: 999 }, parameters: [{ id: 9999 }] }]
  ])("is stored like any other and not calculated again if %s", (_, wishes) => {
    const page = begin()
    page.send(recalled(wishes))
    expect(where(page)).toBe("ready.calculated.offers")
    expect(page.asked("calculate")).toEqual([])
    expect(allEffects(page)).toEqual({
      ...nothing,
      persistArrival: [{ calculation: calculationOf(), source }]
    })
  })

  it.each([
    ["under other conditions", listOf(["a"], true), "ready.calculated.defaultOffers"],
    ["without offers", listOf([]), "ready.calculated.empty.explaining"]
  ])("is stored even %s", (_, list, state) => {
    const page = begin({ list })
    page.send(recalled({}))
    expect(where(page)).toBe(state)
    expect(page.effects("persistArrival")).toHaveLength(1)
  })
})

describe("a URL without options", () => {
  it("uses the stored ones: calculates with them, stores them and writes them into the current URL", () => {
    const page = begin()
    page.send(recalled({ zipCode: "10115", amount: 9000, stations: 2, parameters: [{ id: 110 }] }))
    expect(where(page)).toBe("ready.calculating")
    const wish = calculationOf({ stations: 2, parameters: [{ id: 110 }] })
    expect(page.asked("calculate")).toMatchObject([wish])
    expect(allEffects(page)).toEqual({
      ...nothing,
      persistArrival: [{ calculation: wish, source }],
      completeAddress: [wish]
    })
  })

  it("uses the stored amount if it contains none", () => {
    const page = begin({ query: { zipCode: "80331" } })
    page.send(recalled({ amount: 9000 }))
    expect(page.snapshot().context).toMatchObject({ amount: 9000, calculation: { amount: 9000 } })
  })

  it("uses no options that the simple form has just cleared", () => {
    const page = begin()
    page.send(recalled({ zipCode: "80331", amount: 6000 }))
    expect(page.effects("persistArrival")).toEqual([{ calculation: calculationOf(), source }])
  })

  it("uses the stored choices even if the page was rendered without a list", async () => {
    const page = begin({ list: null })
    await page.answer("recallConfiguration", { stations: 2 })
    const wish = calculationOf({ stations: 2 })
    expect(page.asked("calculate")).toMatchObject([wish])
    expect(allEffects(page)).toEqual({
      ...nothing,
      persistArrival: [{ calculation: wish, source }],
      completeAddress: [wish]
    })
  })

  it("uses the stored place as well if it contains none", async () => {
    const page = begin({ query: {}, list: null })
    await page.answer("recallConfiguration", { zipCode: "10115", amount: 9000 })
    expect(page.effects("completeAddress")).toEqual([calculationOf({ zipCode: "10115", amount: 9000 })])
  })
})

describe("the choices of the URL, and typed input", () => {
  it("take precedence over stored choices", () => {
    const page = begin({ query: { ...rendered.query, stations: 3, parameters: [{ id: 110 }] } })
    page.send(recalled({ stations: 2, parameters: [{ id: 129 }] }))
    expect(where(page)).toBe("ready.calculated.offers")
    expect(page.effects("persistArrival")).toEqual([
      { calculation: calculationOf({ stations: 3, parameters: [{ id: 110 }] }), source }
    ])
  })

  it("are not lost if they were typed before hydration", () => {
    const page = begin()
    page.send({ type: "amount.change", text: "8000" })
    page.send(recalled({ stations: 2 }))
    expect(page.asked("calculate")).toMatchObject([calculationOf({ amount: 8000, stations: 2 })])
    expect(page.snapshot().context.amount).toBe(8000)
  })
})
