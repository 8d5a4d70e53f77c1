import { describe, expect, it } from "vitest"
import { calculatorMachine } from "../../src/machines/calculator.machine.ts"
import type { PartialCalculation } from "../../src/domain/options/order-query.ts"
import { listOf, pellets } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

const begin = async (query: PartialCalculation) => {
  const page = stage(
    calculatorMachine,
    { countryId: 1, productGroupId: 3, query, data: pellets, list: null, source: "DEFAULT" },
    ["persist", "showAddress", "openOrder"]
  )
  await page.answer("recallConfiguration", {})
  return page
}
const where = (page: Awaited<ReturnType<typeof begin>>) => pathOf(page.snapshot().value)

describe("the minimum amount of several stations (rule amount.several-stations: multiplied by their number)", () => {
  it.each([
    [3, 2999, "ready.blocked.amountMin"],
    [3, 3000, "ready.calculating"],
    [2, 1999, "ready.blocked.amountMin"],
    [2, 2000, "ready.calculating"]
  ])("for %i stations and %i kg: %s", async (stations, amount, expected) => {
    const page = await begin({ zipCode: "80331", amount, stations })
    expect(where(page)).toBe(expected)
    expect(page.asked("calculate")).toHaveLength(expected === "ready.calculating" ? 1 : 0)
  })

  it("applies at once when stations are added, and the list is discarded", async () => {
    const page = await begin({ zipCode: "80331", amount: 2000 })
    await page.answer("calculate", { kind: "calculated", validFor: 1_800_000, list: listOf(["a"]) })
    page.send({ type: "choice.make", choice: { kind: "station", stations: 3 } })
    expect([where(page), page.snapshot().context.list, page.asked("calculate").length]).toEqual([
      "ready.blocked.amountMin",
      null,
      1
    ])
    page.send({ type: "choice.make", choice: { kind: "station", stations: 2 } })
    expect(page.asked("calculate").at(-1)).toMatchObject({ stations: 2, amount: 2000 })
  })
})
