import { describe, expect, it } from "vitest"
import { type BulkOrderInput, bulkOrderMachine } from "../../src/machines/bulk-order.machine.ts"
import { bulkOrderView } from "../../src/ui/bulk/bulk-order.view.ts"
import { bulkOf, munich, nearby } from "../data/bulk.ts"
import { stage } from "../harness/stage.ts"

const begin = (input: Partial<BulkOrderInput> = {}) => {
  const page = stage(
    bulkOrderMachine,
    { countryId: 1, productGroupId: 3, points: [], calculation: null, hasFailed: false, ...input },
    ["persist", "showAddress"]
  )
  return { ...page, view: () => bulkOrderView(page.snapshot()) }
}
const seeded = () => begin({ points: [munich, nearby], calculation: bulkOf(2) })

describe("the page of a bulk order", () => {
  it("asks for points, and shows no error for incomplete ones", async () => {
    const page = begin()
    expect(page.view()).toEqual({
      points: [1, 2].map((index) => ({
        index,
        zipCode: "",
        amount: 6000,
        zipProblem: undefined,
        amountProblem: undefined
      })),
      qualities: [],
      total: 12_000,
      household: { amount: 1000, unit: "kg", gender: "neuter", total: 2000 },
      canAdd: true,
      canRemove: false,
      isBusy: false,
      result: { state: "asking" }
    })
    await page.answer("recallPoints", [])
    page.send({ type: "point.zip", index: 1, zip: "8033" })
    expect(page.view()).toMatchObject({
      points: [{ zipProblem: undefined }, {}],
      result: { state: "calculating" }
    })
    page.wait(1500)
    expect(page.view()).toMatchObject({
      points: [{ zipProblem: "zipInvalid" }, { zipProblem: undefined }],
      result: { state: "asking" }
    })
  })

  it("starts with the offers that it was rendered with, and the order's position in the price matrix", () => {
    expect(seeded().view()).toMatchObject({
      total: 10_000,
      result: {
        state: "offers",
        items: { length: 2 },
        matrix: { length: 2 },
        here: { amount: 9000, stations: 2, unitPrice: 300 }
      }
    })
  })

  it("never shows an offer with points that it was not calculated for", () => {
    const page = seeded()
    page.send({ type: "point.amount", index: 2, text: "5000" })
    expect(page.view()).toMatchObject({ total: 11_000, isBusy: false, result: { state: "calculating" } })
    page.wait(1500)
    expect(page.view()).toMatchObject({ isBusy: true, result: { state: "calculating" } })
  })

  it("shows the problem of each point, and the most important problem first", () => {
    const page = seeded()
    const blocks = (): unknown => {
      page.send({ type: "calculation.start" })
      const { points, result } = page.view()
      return [points.map(({ zipProblem, amountProblem }) => [zipProblem, amountProblem]), result]
    }
    page.send({ type: "point.amount", index: 2, text: "999" })
    expect(blocks()).toEqual([
      [
        [undefined, undefined],
        [undefined, "amountMin"]
      ],
      { state: "blocked", problem: "amountMin" }
    ])
    page.send({ type: "point.amount", index: 1, text: "20001" })
    expect(blocks()).toEqual([
      [
        [undefined, "amountMax"],
        [undefined, "amountMin"]
      ],
      { state: "blocked", problem: "amountMax" }
    ])
    page.send({ type: "point.amount", index: 1, text: "" })
    expect(blocks()).toMatchObject([[[undefined, "amountRequired"], {}], { problem: "amount" }])
    page.send({ type: "point.zip", index: 1, zip: "" })
    expect(blocks()).toMatchObject([[["zipRequired", "amountRequired"], {}], { problem: "zip" }])
    page.send({ type: "point.zip", index: 1, zip: "8" })
    expect(blocks()).toMatchObject([[["zipInvalid", "amountRequired"], {}], { problem: "zip" }])
  })

  it("distinguishes an order that no dealer delivers from one that was refused or not answered", async () => {
    expect(begin({ points: [munich, nearby], calculation: bulkOf(0) }).view().result).toEqual({
      state: "empty",
      unreached: []
    })
    const away = bulkOrderView(begin({ points: [munich, nearby], calculation: bulkOf(0, [2]) }).snapshot())
    expect(away.result).toEqual({ state: "empty", unreached: [2] })
    expect(away.points.map(({ zipProblem }) => zipProblem)).toEqual([undefined, "zipNotServed"])
    expect(begin({ points: [munich, nearby], hasFailed: true }).view().result).toEqual({ state: "failed" })
    const page = begin({ points: [munich, nearby] })
    expect(page.view().result).toEqual({ state: "calculating" })
    await page.answer("calculate", { kind: "refused", problems: [{ field: "zipCode", code: "invalid" }] })
    expect(page.view().result).toEqual({ state: "blocked", problem: "refused" })
  })

  it("offers to add a row up to five, and to remove one down to two", () => {
    const page = seeded()
    for (let more = 0; more < 3; more++) page.send({ type: "point.add" })
    expect(page.view()).toMatchObject({
      canAdd: false,
      canRemove: true,
      household: { total: 5000 },
      points: { length: 5 }
    })
  })
})
