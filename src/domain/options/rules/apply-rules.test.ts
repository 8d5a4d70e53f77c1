import { describe, expect, it } from "vitest"
import { countryIds } from "../../place/country.ts"
import { productGroupIds } from "../../product/product-group.ts"
import { completeCalculation } from "../complete-calculation.ts"
import { choiceProblems } from "../choice-problems.ts"
import { configurationOf } from "../configuration.ts"
import { needsChoice } from "../needed-choices.ts"
import { applyRules } from "./apply-rules.ts"
import { rulesWith } from "./rules.test-support.ts"
import { rulesOfCatalogue } from "./rules-of-catalogue.ts"

const pellets = configurationOf(1, 3)
const groupIn = (data: typeof pellets, key: string) => data.groups.find((group) => group.key === key)
const idsIn = (data: typeof pellets, key: string) => groupIn(data, key)?.parameters.map(({ id }) => id)

describe("the shop's rules for options (rule option.house-rules)", () => {
  it("change nothing if they equal the catalogue", () => {
    for (const countryId of countryIds)
      for (const groupId of productGroupIds) {
        const catalogue = configurationOf(countryId, groupId)
        expect(applyRules(catalogue, rulesOfCatalogue(catalogue))).toEqual(catalogue)
      }
  })

  it("hide options, and set the default, the order, the texts and what is an extra", () => {
    const data = applyRules(
      pellets,
      rulesWith(pellets, {
        groups: { MaxDelivery: { defaultId: 109 } },
        options: {
          110: { isOffered: false },
          109: { name: "In zwei Wochen", shortName: "2 Wochen", infoText: "" },
          132: { isUpselling: false }
        }
      })
    )
    expect(idsIn(data, "MaxDelivery")).toEqual([108, 109, 111])
    expect(groupIn(data, "MaxDelivery")?.parameters[1]).toMatchObject({
      name: "In zwei Wochen",
      displayName: "In zwei Wochen",
      shortName: "2 Wochen",
      infoText: "",
      selected: true
    })
    expect(completeCalculation({}, data).parameters[0]).toEqual({ id: 109 })
    expect(groupIn(data, "DeliveryTime")?.parameters[1]?.isUpselling).toBe(false)
  })

  it("sort the options, also if the default is not the first", () => {
    const rules = rulesOfCatalogue(pellets)
    const data = applyRules(pellets, {
      ...rules,
      groups: rules.groups.map((group) => ({ ...group, options: group.options.toReversed() }))
    })
    expect(idsIn(data, "TruckSize")).toEqual([129, 128, 127])
    expect(completeCalculation({}, data)).toEqual({
      ...completeCalculation({}, pellets)
    })
  })

  it("exclude options in both directions, and keep exclusions of the catalogue", () => {
    const data = applyRules(pellets, rulesWith(pellets, { exclusions: [{ one: 111, other: 133 }] }))
    expect(groupIn(data, "MaxDelivery")?.parameters.find(({ id }) => id === 111)?.blackList).toEqual([
      141, 133
    ])
    const wish = { ...completeCalculation({}, data), parameters: [{ id: 111 }, { id: 133 }] }
    expect(choiceProblems(wish, data)).toEqual([{ code: "excluded", field: "Parameters.1.Id" }])
    expect(choiceProblems(wish, pellets)).toEqual([])
  })

  it("keep options added later, and ignore those removed", () => {
    const rules = rulesOfCatalogue(pellets)
    const data = applyRules(pellets, {
      exclusions: [{ one: 7777, other: 133 }],
      groups: rules.groups.map((group) =>
        group.key === "MaxDelivery"
          ? {
              ...group,
              options: [{ ...group.options[0]!, id: 7777 }, ...group.options.filter(({ id }) => id !== 110)]
            }
          : group
      )
    })
    expect(idsIn(data, "MaxDelivery")).toEqual([108, 109, 111, 110])
  })

  it("use the country's spelling", () => {
    const swiss = configurationOf(3, 3)
    const data = applyRules(swiss, rulesWith(swiss, { options: { 127: { name: "Große Lkw" } } }))
    expect(groupIn(data, "TruckSize")?.parameters[0]?.name).toBe("Grosse Lkw")
  })

  it("require a concrete option of an order where needed, and never of bulk orders", () => {
    const data = applyRules(pellets, rulesWith(pellets, { groups: { Payment: { isNeeded: true } } }))
    expect(needsChoice({ parameters: [] }, data).map(({ key }) => key)).toEqual(["Payment"])
    expect(needsChoice({ parameters: [{ id: -18 }] }, data)).toHaveLength(1)
    expect(needsChoice({ parameters: [{ id: 40 }] }, data)).toEqual([])
    expect(needsChoice({ parameters: [], points: [] }, data)).toEqual([])
    expect(needsChoice({ parameters: [] }, pellets)).toEqual([])
  })
})
