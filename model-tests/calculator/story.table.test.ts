import { describe, expect, it } from "vitest"
import type { ProductGroupId } from "../../src/domain/product/product-group.ts"
import { configurationOf } from "../../src/domain/options/configuration.ts"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { listOf, pellets } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

const asked: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: { zipCode: "80331", amount: 6000 },
  data: pellets,
  list: null,
  source: "DEFAULT"
}
const stageOf = (input: Partial<CalculatorInput> = {}) =>
  stage(calculatorMachine, { ...asked, ...input }, ["persist", "showAddress", "openOrder"])
type Page = ReturnType<typeof stageOf>
const begin = async (input: Partial<CalculatorInput> = {}) => {
  const page = stageOf(input)
  await page.answer("recallConfiguration", {})
  return page
}
const where = (page: Page) => pathOf(page.snapshot().value)
const offers = (...ids: ReadonlyArray<string>) => ({
  kind: "calculated",
  validFor: 1_800_000,
  list: listOf(ids)
})
const listed = (page: Page) => page.snapshot().context.list?.items.map((offer) => offer.id)

describe("the limits of the full calculator (rule amount.limits)", () => {
  const cases: ReadonlyArray<readonly [ProductGroupId, number, string]> = [
    [3, 999, "ready.blocked.amountMin"],
    [3, 1000, "ready.calculating"],
    [3, 20_000, "ready.calculating"],
    [3, 20_001, "ready.blocked.amountMax"],
    [1, 499, "ready.blocked.amountMin"],
    [1, 500, "ready.calculating"],
    [1, 32_000, "ready.calculating"],
    [1, 32_001, "ready.blocked.amountMax"],
    [4, 0, "ready.blocked.amountMin"],
    [4, 1, "ready.calculating"],
    [4, 15, "ready.calculating"],
    [4, 16, "ready.blocked.amountMax"]
  ]
  it.each(cases)("for group %i and %i lead to %s", async (productGroupId, amount, expected) => {
    const data = configurationOf(1, productGroupId)
    const page = await begin({ productGroupId, data, query: { zipCode: "80331", amount } })
    expect(where(page)).toBe(expected)
    expect(page.asked("calculate")).toHaveLength(expected === "ready.calculating" ? 1 : 0)
  })
})

describe("the source of the choices (rule calculator.restore)", () => {
  it("does not calculate again what the page was rendered with", () => {
    const page = stageOf({ list: listOf(["a"]) })
    expect(where(page)).toBe("ready.calculated.offers")
    expect([
      page.asked("calculate"),
      page.asked("recallConfiguration"),
      page.asked("fetchConfiguration")
    ]).toEqual([[], [], []])
  })

  it("prefers the URL to the storage, and the storage to the defaults", async () => {
    const page = stageOf({ query: { amount: 4000 } })
    await page.answer("recallConfiguration", { zipCode: "10115", amount: 9000, appointmentPlus: true })
    expect(page.asked("calculate")).toMatchObject([{ zipCode: "10115", amount: 4000, appointmentPlus: true }])
  })

  it("keeps input typed during initialization", async () => {
    const page = stageOf({ data: null, query: {} })
    page.send({ type: "zip.change", zip: "80331" })
    page.send({ type: "amount.change", text: "2.500" })
    await page.answer("fetchConfiguration", pellets)
    await page.answer("recallConfiguration", { zipCode: "10115", amount: 9000 })
    expect(page.asked("calculate")).toMatchObject([{ zipCode: "80331", amount: 2500 }])
  })

  it("shows no error to a visitor who has not requested anything", async () => {
    expect(where(await begin({ query: {} }))).toBe("ready.idle")
  })
})

describe("delays and answers (rule calculator.debounce)", () => {
  it("calculate 1500 ms after the last key, not 1 ms before, and store and show the choices once", async () => {
    const page = await begin()
    await page.answer("calculate", offers("a"))
    page.send({ type: "amount.change", text: "7" })
    expect(listed(page), "the old result is gone with the first key").toBeUndefined()
    page.wait(1000)
    page.send({ type: "amount.change", text: "7000" })
    page.wait(1499)
    expect([page.asked("calculate").length, page.effects("persist").length]).toEqual([1, 0])
    page.wait(1)
    expect(page.asked("calculate")[1]).toMatchObject({ amount: 7000 })
    expect(page.effects("persist")).toMatchObject([{ calculation: { amount: 7000 }, source: "DEFAULT" }])
    expect(page.effects("showAddress")).toMatchObject([{ amount: 7000 }])
  })

  it("calculate without a delay after a click, including typed input", async () => {
    const page = await begin()
    page.send({ type: "amount.change", text: "7000" })
    page.send({ type: "choice.make", choice: { kind: "certification", id: 6 } })
    expect(page.asked("calculate")[1]).toMatchObject({ amount: 7000, productCertifications: [1, 2, 4] })
    page.wait(1500)
    expect(page.asked("calculate")).toHaveLength(2)
  })

  it("ignore a late answer or failure for former choices", async () => {
    const page = await begin()
    page.send({ type: "choice.make", choice: { kind: "ordering", ordering: 2 } })
    expect(page.isStopped("calculate", 0)).toBe(true)
    await page.answer("calculate", offers("old"), 0)
    expect(where(page)).toBe("ready.calculating")
    await page.answer("calculate", offers("new"), 1)
    expect(listed(page)).toEqual(["new"])

    page.send({ type: "calculation.start" })
    page.send({ type: "choice.make", choice: { kind: "ordering", ordering: 1 } })
    await page.fail("calculate", 2)
    expect(where(page)).toBe("ready.calculating")
  })

  it("send one request for a double click", async () => {
    const page = await begin({ query: {} })
    page.send({ type: "zip.change", zip: "80331" })
    page.send({ type: "calculation.start" })
    page.send({ type: "calculation.start" })
    expect(page.asked("calculate")).toHaveLength(1)
  })

  it("clear the result after a failed calculation and after an empty one", async () => {
    const page = await begin()
    await page.answer("calculate", offers("a"))
    page.send({ type: "calculation.start" })
    await page.fail("calculate")
    expect([where(page), listed(page)]).toEqual(["ready.failed", undefined])
    page.send({ type: "calculation.retry" })
    await page.answer("calculate", offers())
    expect(listed(page)).toEqual([])
  })
})

describe("the validity of a list (rule offer.lifetime: 30 minutes, then it is calculated again)", () => {
  const lives: ReadonlyArray<readonly [validFor: number, life: number]> = [
    [1_800_000, 1_800_000],
    [60_000, 60_000],
    [10_001, 10_001],
    // a wrong clock must not cause endless requests
    [1, 10_000],
    [-3_600_000, 10_000]
  ]
  it.each(lives)("of %i ms is limited to %i ms", async (validFor, life) => {
    const page = await begin()
    await page.answer("calculate", { ...offers("a"), validFor })
    page.wait(life - 1)
    expect(where(page)).toBe("ready.calculated.offers")
    page.wait(1)
    expect([where(page), listed(page)]).toEqual(["ready.calculating", undefined])
  })

  it("starts again in full for a later list", async () => {
    const page = await begin()
    await page.answer("calculate", { ...offers("a"), validFor: 60_000 })
    page.wait(60_000)
    await page.answer("calculate", offers("b"))
    page.wait(1_799_999)
    expect(listed(page)).toEqual(["b"])
  })
})

describe("the URL (rule calculator.address)", () => {
  it("is followed without being written, and ignored if it is already calculated", async () => {
    const page = await begin()
    await page.answer("calculate", offers("a"))
    page.send({ type: "address.changed", query: { zipCode: "80331", amount: 6000 } })
    expect(listed(page)).toEqual(["a"])
    page.send({ type: "address.changed", query: { zipCode: "80331", amount: 3000 } })
    expect(page.asked("calculate")[1]).toMatchObject({ amount: 3000 })
    expect(page.effects("showAddress")).toEqual([])
    expect(page.effects("persist")).toHaveLength(1)
  })
})

describe("offers (rule offer.selection)", () => {
  it("are selected at the top first, then one per dealer", async () => {
    const page = await begin()
    await page.answer("calculate", offers("a", "b"))
    const selected = () =>
      page
        .snapshot()
        .context.list?.items.flatMap((offer) => [offer, ...offer.children])
        .flatMap((offer) => (offer.selected ? [offer.id] : []))
    expect(selected()).toEqual(["a", "b"])
    page.send({ type: "offer.select", offerId: "a2" })
    expect(selected()).toEqual(["a2", "b"])
    page.send({ type: "offer.select", offerId: "a2" })
    page.send({ type: "offer.select", offerId: "b1" })
    expect(selected()).toEqual(["a2", "b1"])
    page.send({ type: "offer.select", offerId: "a" })
    expect(selected()).toEqual(["a", "b1"])
  })

  it("for other conditions are ordered under those conditions, not the requested ones (rule offer.other-conditions)", async () => {
    const page = await begin({ query: { ...asked.query, parameters: [{ id: 111 }], stations: 2 } })
    await page.answer("calculate", { kind: "calculated", validFor: 1_800_000, list: listOf(["a"], true) })
    page.send({ type: "offer.order", offerId: "a" })
    const usual = [108, 131, -18, 127, 159, -130].map((id) => ({ id }))
    expect(page.effects("openOrder")).toMatchObject([{ calculation: { parameters: usual, stations: 2 } }])
    expect(page.snapshot().context.calculation.parameters[0], "the wish stays").toEqual({ id: 111 })
  })

  it("are ordered with the hash that the user saw, and only while they are shown", async () => {
    const page = await begin()
    await page.answer("calculate", offers("a"))
    page.send({ type: "offer.order", offerId: "a1" })
    page.send({ type: "amount.change", text: "7000" })
    page.send({ type: "offer.order", offerId: "a" })
    expect(page.effects("openOrder")).toMatchObject([
      {
        offerId: "a1",
        dealerId: 100_000,
        offerHash: "hash-a1",
        totalPrice: 1800,
        calculation: { amount: 6000 }
      }
    ])
  })
})
