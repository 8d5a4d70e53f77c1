import { describe, expect, it } from "vitest"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { type FirstAnswer, offerListView } from "../../src/ui/offers/offer-list.view.ts"
import { listOf, pellets } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"

const asked: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: { zipCode: "80331", amount: 6000 },
  data: pellets,
  list: null,
  source: "DEFAULT"
}

const begin = (input: Partial<CalculatorInput>, answer: FirstAnswer = { kind: "offers" }) => {
  const page = stage(calculatorMachine, { ...asked, ...input }, ["persist", "showAddress", "openOrder"])
  return { ...page, view: () => offerListView(page.snapshot(), answer) }
}

const seeded = () => begin({ list: listOf(["a", "b"]) })

describe("the offer list", () => {
  it("starts with the offers that the page was rendered with", () => {
    expect(seeded().view().result).toMatchObject({
      state: "offers",
      conditions: "own",
      list: { items: { length: 2 } }
    })
  })

  it("never shows an offer with choices that it was not calculated for", () => {
    const page = seeded()
    page.send({ type: "amount.change", text: "5000" })
    expect(page.view()).toMatchObject({ amount: 5000, result: { state: "calculating" } })
    page.wait(1500)
    expect(page.view().result).toEqual({ state: "calculating" })
  })

  it("says that offers are for other conditions", () => {
    const page = begin({ list: listOf(["a"], true) })
    expect(page.view().result).toMatchObject({ state: "offers", conditions: "default" })
  })

  it("keeps the server's result until the calculator has started", async () => {
    expect(begin({ query: {} }, { kind: "none" }).view().result).toEqual({ state: "asking" })
    expect(begin({ data: null }, { kind: "failed" }).view().result).toEqual({ state: "failed" })
    const small = begin({ query: { zipCode: "80331", amount: 3 } }, { kind: "blocked" })
    const shown = {
      result: { state: "blocked", problem: "amountMin" },
      amountProblem: { code: "amountMin", limits: { min: 1000, max: 20_000 } }
    }
    expect(small.view()).toMatchObject(shown)
    await small.answer("recallConfiguration", {})
    expect(small.view()).toMatchObject(shown)
  })

  it("explains why the list is empty, first as the server knows it", async () => {
    const page = begin({ list: listOf([]) }, { kind: "empty", reason: "unserved" })
    expect(page.view()).toMatchObject({
      result: { state: "empty", reason: "unserved" },
      zipProblem: "zipNotServed"
    })
    await page.answer("zipCheck", "served")
    expect(page.view()).toMatchObject({
      result: { state: "empty", reason: "noOffers" },
      zipProblem: undefined
    })
    const unknown = begin({ list: listOf([]) }, { kind: "empty", reason: "unexplained" })
    await unknown.fail("zipCheck")
    expect(unknown.view().result).toEqual({ state: "empty", reason: "unexplained" })
  })

  it("does not use the reason of the rendered page for another place", async () => {
    const page = begin({ list: listOf([]) })
    const sent = page.snapshot().context.list
    const view = () => offerListView(page.snapshot(), { kind: "empty", reason: "unserved" }, {}, sent)
    page.send({ type: "zip.change", zip: "80333" })
    page.send({ type: "calculation.start" })
    await page.answer("calculate", { kind: "calculated", validFor: 1_800_000, list: listOf([]) })
    expect(view().result).toEqual({ state: "empty", reason: "explaining" })
  })

  it("marks the field that the server refused", async () => {
    const page = seeded()
    page.send({ type: "zip.change", zip: "10115" })
    page.wait(1500)
    await page.answer("calculate", { kind: "refused", problems: [{ field: "zipCode", code: "invalid" }] })
    expect(page.view()).toMatchObject({
      result: { state: "blocked", problem: "refused" },
      zipProblem: "zipInvalid"
    })
  })

  it("shows a failure without an answer, and offers a retry", async () => {
    const page = seeded()
    page.send({ type: "calculation.start" })
    await page.fail("calculate")
    expect(page.view().result).toEqual({ state: "failed" })
    page.send({ type: "calculation.retry" })
    expect(page.view().result).toEqual({ state: "calculating" })
  })

  it("describes the conditions in words, and counts the changed ones", () => {
    const page = seeded()
    expect(page.view().chosen.filter((option) => option.isChanged)).toEqual([])
    page.send({ type: "choice.make", choice: { kind: "option", choice: { id: 109 } } })
    page.send({ type: "choice.make", choice: { kind: "certification", id: 4 } })
    const wished = { id: 141, desiredDate: "2026-12-10" }
    page.send({ type: "choice.make", choice: { kind: "option", choice: wished } })
    expect(page.view().chosen.find(({ day }) => day !== undefined)?.day).toBe("2026-12-10")
    page.send({ type: "choice.make", choice: { kind: "option", choice: { id: -130 } } })
    const { chosen } = page.view()
    expect(chosen).toContainEqual({ name: "Spätestens in 10 Werktagen", isChanged: true })
    expect(chosen.map((option) => option.name)).not.toContain("ENplus A2")
    expect(chosen.filter((option) => option.isChanged)).toHaveLength(4)
  })
})
