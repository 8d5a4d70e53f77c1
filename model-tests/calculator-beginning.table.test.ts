import { describe, expect, it } from "vitest"
import { type CalculatorInput, calculatorMachine } from "../src/machines/calculator.machine.ts"
import { calculationOf, listOf, pellets } from "./data/offers.ts"
import { type Stage, stage } from "./harness/stage.ts"
import { pathOf } from "./harness/table.ts"

type Page = Stage<typeof calculatorMachine>

const fresh: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: {},
  data: null,
  list: null,
  source: "DEFAULT"
}
const begin = (input: Partial<CalculatorInput> = {}) =>
  stage(calculatorMachine, { ...fresh, ...input }, ["persist", "showAddress", "openOrder"])
const where = (page: Page) => pathOf(page.snapshot().value)
const typed = (page: Page, zip: string, text: string) => {
  page.send({ type: "zip.change", zip })
  page.send({ type: "amount.change", text })
}
const answered = async (page: Page, stored: object = {}) => {
  await page.answer("fetchConfiguration", pellets)
  await page.answer("recallConfiguration", stored)
}

describe("the first calculation (shop.md 4 'Restoring the configuration')", () => {
  it("has one of every group, all certifications and the server's product, once they are known", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    await answered(page)
    expect(page.asked("calculate")).toEqual([{ ...calculationOf(), upsellCount: 0 }])
    expect(page.snapshot().context.calculation.parameters).toEqual(
      [108, 131, -18, 127, 159, -130].map((id) => ({ id }))
    )
  })

  it("takes the server's product for one that does not exist", async () => {
    const page = begin()
    await answered(page, { zipCode: "80331", product: { id: 999 } })
    expect(page.asked("calculate")).toMatchObject([{ product: { id: 20 } }])
  })

  it("shows the amount that was kept in the field, not the usual one", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    await answered(page, { amount: 9000 })
    expect(page.snapshot().context).toMatchObject({ amount: 9000, calculation: { amount: 9000 } })
  })

  it("shows what was kept also where no place is known yet, and calculates nothing", async () => {
    const page = begin()
    await answered(page, { amount: 9000, stations: 3 })
    expect(where(page)).toBe("ready.idle")
    expect(page.snapshot().context).toMatchObject({
      amount: 9000,
      calculation: { amount: 9000, stations: 3 }
    })
    expect(page.asked("calculate")).toEqual([])
  })

  it("is not of a list alone: what can be chosen is asked for", () => {
    const page = begin({ query: { zipCode: "80331" }, list: listOf(["a"]) })
    expect(where(page)).toBe("initializing.stored.recalling + data.fetching")
  })

  it("waits for both answers, in whatever order they come", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    await page.answer("recallConfiguration", {})
    expect(where(page)).toBe("initializing.stored.known + data.fetching")
    await page.answer("fetchConfiguration", pellets)
    expect(where(page)).toBe("ready.calculating")
  })
})

describe("an amount that was emptied while it was initializing (domain.md A26)", () => {
  it.each([
    ["", "ready.blocked.amountRequired", null],
    ["abc", "ready.blocked.amountMin", 0],
    ["0", "ready.blocked.amountMin", 0]
  ])("%j is %s", async (text, state, amount) => {
    const page = begin()
    typed(page, "80331", text)
    await answered(page, { zipCode: "10115", amount: 9000 })
    expect([where(page), page.snapshot().context.amount]).toEqual([state, amount])
    expect(page.asked("calculate")).toEqual([])
  })
})

describe("a calculator that does not know what can be chosen (shop.md 8)", () => {
  it("keeps what is typed, and calculates it after another try", async () => {
    const page = begin()
    await page.fail("fetchConfiguration")
    expect([where(page), [...page.snapshot().tags]]).toEqual(["unavailable", []])
    typed(page, "80 331", "2.500")
    expect(page.snapshot().context).toMatchObject({
      amount: 2500,
      calculation: { zipCode: "80331", amount: 2500 }
    })
    page.wait(1500)
    expect([where(page), page.told("persist")]).toEqual(["unavailable", []])
    page.send({ type: "calculation.retry" })
    await answered(page, { zipCode: "10115", amount: 9000 })
    expect(page.asked("calculate")).toEqual([{ ...calculationOf({ amount: 2500 }), upsellCount: 0 }])
  })
})
