import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { withChoice } from "./choice.ts"
import { alternativesOf, isUpsellingKey, upsellingKeyOf, upsellingKeys } from "./upselling.ts"

const data = configurationOf(1, 3)
const plain = completeCalculation({ zipCode: "80331", amount: 6000 }, data)

describe("alternatives of the six keys (rule calculator.upselling-keys)", () => {
  const idsOf = (key: (typeof upsellingKeys)[keyof typeof upsellingKeys]) =>
    alternativesOf(key, plain, data, "2026-12-10").map(({ foreignId }) => foreignId)

  it("are all choices of their key", () => {
    expect(Object.values(upsellingKeys)).toEqual([10_000, 10_001, 10_002, 10_004, 10_005, 10_006])
    expect(idsOf(upsellingKeys.delivery)).toEqual(
      data.groups.flatMap(({ parameters }) => parameters.map(({ id }) => id))
    )
    expect(idsOf(upsellingKeys.product)).toEqual([20, 21])
    expect(idsOf(upsellingKeys.stations)).toEqual([1, 2, 3, 4, 5])
    expect(idsOf(upsellingKeys.productVariant)).toEqual([1, 2, 4, 6])
    expect(idsOf(upsellingKeys.blowing)).toEqual([1])
    expect(idsOf(upsellingKeys.setting)).toEqual([1])
    expect(isUpsellingKey(10_003)).toBe(false)
  })

  it("belong to their own key; an ordering has no key", () => {
    for (const key of Object.values(upsellingKeys))
      expect(
        alternativesOf(key, plain, data, "2026-12-10").map(({ choice }) => upsellingKeyOf(choice))
      ).toEqual(idsOf(key).map(() => key))
    expect(upsellingKeyOf({ kind: "ordering", ordering: 1 })).toBeUndefined()
  })

  it("keep the current choices unchanged, and set the given day for an option with a date", () => {
    for (const { foreignId, choice } of alternativesOf(10_000, plain, data, "2026-12-10")) {
      const next = withChoice(plain, data, choice)
      expect(next.parameters.some(({ id }) => id === foreignId)).toBe(true)
    }
    const ofChosen = alternativesOf(10_000, plain, data, "2026-12-10").filter(({ foreignId }) =>
      plain.parameters.some(({ id }) => id === foreignId)
    )
    expect(ofChosen).toHaveLength(plain.parameters.length)
    for (const { choice } of ofChosen) expect(withChoice(plain, data, choice)).toEqual(plain)
    const dated = alternativesOf(10_000, plain, data, "2026-12-10").find(({ foreignId }) => foreignId === 141)
    expect(dated?.choice).toEqual({ kind: "option", choice: { id: 141, desiredDate: "2026-12-10" } })
  })

  it("keep the months and the day chosen before", () => {
    const parameters = [
      { id: 45, modifier: 12 },
      { id: 141, desiredDate: "2026-12-01" }
    ]
    const rich = completeCalculation({ ...plain, parameters }, data)
    const choices = alternativesOf(10_000, rich, data, "2026-12-10").map(({ choice }) => choice)
    for (const choice of parameters) expect(choices).toContainEqual({ kind: "option", choice })
    expect(choices).toContainEqual({ kind: "option", choice: { id: 40 } })
  })
})
