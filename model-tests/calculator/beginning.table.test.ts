import { describe, expect, it } from "vitest"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { calculationOf, listOf, pellets } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

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
  stage(calculatorMachine, { ...fresh, ...input }, [
    "persist",
    "persistArrival",
    "showAddress",
    "completeAddress",
    "openOrder"
  ])
const where = (page: Page) => pathOf(page.snapshot().value)
const typed = (page: Page, zip: string, text: string) => {
  page.send({ type: "zip.change", zip })
  page.send({ type: "amount.change", text })
}
const answered = async (page: Page, stored: object = {}) => {
  await page.answer("fetchConfiguration", pellets)
  await page.answer("recallConfiguration", stored)
}

describe("the first calculation (rule calculator.restore)", () => {
  it("uses one option of each group, all certifications and the server's product, once they are known", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    await answered(page)
    expect(page.asked("calculate")).toEqual([{ ...calculationOf(), upsellCount: 0 }])
    expect(page.snapshot().context.calculation.parameters).toEqual(
      [108, 131, -18, 127, 159, -130].map((id) => ({ id }))
    )
  })

  it("replaces an unknown product with the server's", async () => {
    const page = begin()
    await answered(page, { zipCode: "80331", product: { id: 999 } })
    expect(page.asked("calculate")).toMatchObject([{ product: { id: 20 } }])
  })

  it("shows the stored amount in the field instead of the default one", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    await answered(page, { amount: 9000 })
    expect(page.snapshot().context).toMatchObject({ amount: 9000, calculation: { amount: 9000 } })
  })

  it("shows stored choices even if no place is known yet, and calculates nothing", async () => {
    const page = begin()
    await answered(page, { amount: 9000, stations: 3 })
    expect(where(page)).toBe("ready.idle")
    expect(page.snapshot().context).toMatchObject({
      amount: 9000,
      calculation: { amount: 9000, stations: 3 }
    })
    expect(page.asked("calculate")).toEqual([])
  })

  it("requests the available options even if the page was rendered with a list", () => {
    const page = begin({ query: { zipCode: "80331" }, list: listOf(["a"]) })
    expect(where(page)).toBe("initializing.stored.recalling + data.fetching")
  })

  it("waits for both answers, in any order", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    await page.answer("recallConfiguration", {})
    expect(where(page)).toBe("initializing.stored.known + data.fetching")
    await page.answer("fetchConfiguration", pellets)
    expect(where(page)).toBe("ready.calculating")
  })
})

describe("an amount emptied during initialization (rule amount.empty)", () => {
  it.each([
    ["", "ready.blocked.amountRequired", null],
    ["abc", "ready.blocked.amountMin", 0],
    ["0", "ready.blocked.amountMin", 0]
  ])("of %j leads to %s", async (text, state, amount) => {
    const page = begin()
    typed(page, "80331", text)
    await answered(page, { zipCode: "10115", amount: 9000 })
    expect([where(page), page.snapshot().context.amount]).toEqual([state, amount])
    expect(page.asked("calculate")).toEqual([])
  })
})

describe("a calculator without the available options (rule calculator.no-answer)", () => {
  it("keeps typed input, and calculates it after a retry", async () => {
    const page = begin()
    await page.fail("fetchConfiguration")
    expect([where(page), [...page.snapshot().tags]]).toEqual(["unavailable", []])
    typed(page, "80 331", "2.500")
    expect(page.snapshot().context).toMatchObject({
      amount: 2500,
      calculation: { zipCode: "80331", amount: 2500 }
    })
    page.wait(1500)
    expect([where(page), page.effects("persist")]).toEqual(["unavailable", []])
    page.send({ type: "calculation.retry" })
    await answered(page, { zipCode: "10115", amount: 9000 })
    expect(page.asked("calculate")).toEqual([{ ...calculationOf({ amount: 2500 }), upsellCount: 0 }])
  })
})

describe("a URL opened before the available options are known (rule calculator.address: read both ways)", () => {
  const elsewhere = { type: "address.changed", query: { zipCode: "80333", amount: 3000 } }
  const otherTab = { type: "configuration.changed", zipCode: "80335", amount: 2000 }
  const asked = { query: { zipCode: "80331", amount: 6000 } }

  it("is calculated after a retry, and not written again", async () => {
    const page = begin(asked)
    await page.fail("fetchConfiguration")
    page.send(elsewhere)
    expect(page.snapshot().context).toMatchObject({
      amount: 3000,
      calculation: { zipCode: "80333", amount: 3000 }
    })
    page.send({ type: "calculation.retry" })
    await answered(page, { zipCode: "10115", amount: 9000 })
    expect(page.asked("calculate")).toEqual([
      { ...calculationOf({ zipCode: "80333", amount: 3000 }), upsellCount: 0 }
    ])
    expect(page.effects("showAddress")).toEqual([])
  })

  it("is calculated once both answers have arrived", async () => {
    const page = begin(asked)
    await page.answer("recallConfiguration", { zipCode: "10115", stations: 2 })
    page.send({ ...elsewhere, query: { ...elsewhere.query, appointmentPlus: true } })
    await page.answer("fetchConfiguration", pellets)
    expect(page.asked("calculate")).toMatchObject([
      { zipCode: "80333", amount: 3000, stations: 2, appointmentPlus: true }
    ])
  })

  it("takes precedence over earlier input, but not over later input", async () => {
    const page = begin(asked)
    typed(page, "10115", "7000")
    page.send(elsewhere)
    page.send({ type: "amount.change", text: "4000" })
    await answered(page)
    expect(page.asked("calculate")).toMatchObject([{ zipCode: "80333", amount: 4000 }])
  })

  it.each([
    ["initializing", async () => {}],
    ["unavailable", (page: Page) => page.fail("fetchConfiguration")]
  ] as const)("gives way to a postal code and amount set elsewhere in the state %s", async (_, way) => {
    const page = begin(asked)
    await way(page)
    page.send(otherTab)
    expect(page.snapshot().context).toMatchObject({
      amount: 2000,
      calculation: { zipCode: "80335", amount: 2000 }
    })
    page.send({ type: "calculation.retry" })
    await answered(page)
    const wish = calculationOf({ zipCode: "80335", amount: 2000 })
    expect(page.asked("calculate")).toEqual([{ ...wish, upsellCount: 0 }])
    expect(page.effects("showAddress")).toEqual([wish])
  })
})

describe("input typed before the available options are known (rule calculator.restore)", () => {
  it("is stored and shown in the URL once it can be calculated", async () => {
    const page = begin({ query: { zipCode: "80331" } })
    page.send({ type: "amount.change", text: "2500" })
    expect([page.effects("persist"), page.effects("showAddress")]).toEqual([[], []])
    await answered(page)
    const wish = calculationOf({ amount: 2500 })
    expect(page.effects("persist")).toEqual([{ calculation: wish, source: "DEFAULT" }])
    expect(page.effects("showAddress")).toEqual([wish])
  })

  it("is validated even if the place is missing, as at any later time", async () => {
    const page = begin()
    page.send({ type: "amount.change", text: "2500" })
    await answered(page)
    expect(where(page)).toBe("ready.blocked.zipRequired")
  })

  it("is not assumed if nothing was typed: the choices are stored as they arrived, and the URL is not written", async () => {
    const page = begin({ query: { zipCode: "80331", amount: 6000 } })
    await answered(page)
    expect([page.effects("persist"), page.effects("showAddress"), page.effects("completeAddress")]).toEqual([
      [],
      [],
      []
    ])
    expect(page.effects("persistArrival")).toEqual([{ calculation: calculationOf(), source: "DEFAULT" }])
  })
})
