import { describe, expect, it } from "vitest"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { listOf, pellets } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

type Page = Stage<typeof calculatorMachine>

const asked: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: { zipCode: "80331", amount: 6000 },
  data: pellets,
  list: null,
  source: "DEFAULT"
}
const begin = async (input: Partial<CalculatorInput> = {}) => {
  const page = stage(calculatorMachine, { ...asked, ...input }, ["persist", "showAddress", "openOrder"])
  await page.answer("recallConfiguration", {})
  return page
}
const where = (page: Page) => pathOf(page.snapshot().value)
const calculated = (ids: ReadonlyArray<string>, hasDefaultOffers = false) => ({
  kind: "calculated",
  validFor: 1_800_000,
  list: listOf(ids, hasDefaultOffers)
})

describe("the hint about another country (rule zip.country-hint)", () => {
  it("is requested for an invalid zip, and removed with the next key", async () => {
    const page = await begin({ query: { zipCode: "1010", amount: 6000 } })
    expect(page.snapshot().context.hint).toEqual([])
    expect(page.asked("countryHint")).toEqual([{ countryId: 1, zip: "1010" }])
    await page.answer("countryHint", [2])
    expect([where(page), page.snapshot().context.hint]).toEqual(["ready.blocked.zipInvalid.hinted", [2]])
    page.send({ type: "zip.change", zip: "10101" })
    expect(page.snapshot().context.hint).toEqual([])
  })

  it("is requested if no dealer delivers there, and only then", async () => {
    const page = await begin()
    await page.answer("calculate", calculated([]))
    expect(page.asked("zipCheck")).toEqual([{ countryId: 1, zip: "80331" }])
    expect(page.asked("countryHint")).toEqual([])
    await page.answer("zipCheck", "unserved")
    expect(page.asked("countryHint")).toEqual([{ countryId: 1, zip: "80331" }])
    await page.answer("countryHint", [2, 3])
    expect(page.snapshot().context.hint).toEqual([2, 3])
    page.send({ type: "configuration.changed", zipCode: "10115", amount: 6000 })
    expect(page.snapshot().context.hint).toEqual([])
  })

  it("is not shown without an answer, or if no other country has the place", async () => {
    for (const answer of [
      (page: Page) => page.fail("countryHint"),
      (page: Page) => page.answer("countryHint", [])
    ]) {
      const page = await begin({ query: { zipCode: "1010", amount: 6000 } })
      await answer(page)
      expect([where(page), page.snapshot().context.hint]).toEqual(["ready.blocked.zipInvalid.unhinted", []])
    }
  })
})

describe("an empty list (rule zip.uncheckable)", () => {
  it('never says "not served" if that cannot be checked right now', async () => {
    const page = await begin()
    await page.answer("calculate", calculated([]))
    await page.answer("zipCheck", "uncheckable")
    expect(where(page)).toBe("ready.calculated.empty.unexplained")
  })

  it("is also shown under other conditions than requested (rule offer.other-conditions)", async () => {
    const page = await begin()
    await page.answer("calculate", calculated([], true))
    expect(where(page)).toBe("ready.calculated.empty.explaining")
  })
})

describe("a refusal of the server", () => {
  const problems = [{ field: "zipCode", code: "invalid", params: {} }]

  it("is shown until something changes, and not before", async () => {
    const page = await begin()
    expect(page.snapshot().context.refusals).toEqual([])
    await page.answer("calculate", { kind: "refused", problems })
    expect([page.snapshot().context.refusals, page.snapshot().context.list]).toEqual([problems, null])
    page.send({ type: "amount.change", text: "7000" })
    expect(page.snapshot().context.refusals).toEqual([])
  })
})

describe("the tags for the view", () => {
  it('are "busy" while an answer is pending, "typing" while keys may follow, and otherwise neither', async () => {
    const shown = (page: Page) => [...page.snapshot().tags]
    const page = stage(calculatorMachine, asked, ["persist", "showAddress"])
    expect([where(page), shown(page)]).toEqual(["initializing.stored.recalling + data.known", ["busy"]])
    await page.answer("recallConfiguration", {})
    expect([where(page), shown(page)]).toEqual(["ready.calculating", ["busy"]])
    await page.answer("calculate", calculated(["a"]))
    expect([where(page), shown(page)]).toEqual(["ready.calculated.offers", []])
    page.send({ type: "zip.change", zip: "803" })
    expect([where(page), shown(page)]).toEqual(["ready.settling", ["typing"]])
    page.wait(1500)
    expect(shown(page)).toEqual([])
  })
})

describe("viewed offers (rule offer.selection)", () => {
  it("leave the list unchanged if the selected offer is selected again, or an unknown one", async () => {
    const page = await begin()
    await page.answer("calculate", calculated(["a", "b"]))
    const before = page.snapshot().context.list
    page.send({ type: "offer.select", offerId: "a" })
    page.send({ type: "offer.select", offerId: "gone" })
    expect(page.snapshot().context.list).toBe(before)
  })
})
