import { describe, expect, it } from "vitest"
import { countryIds } from "../../place/country.ts"
import { productGroupIds } from "../../product/product-group.ts"
import { configurationOf } from "../configuration.ts"
import { checkRules } from "./check-rules.ts"
import { fieldsOfRules, rulesFieldNames, rulesOfFields } from "./rules-fields.ts"
import { rulesDifferences } from "./rules-difference.ts"
import { rulesWith } from "./rules.test-support.ts"
import { rulesOfCatalogue } from "./rules-of-catalogue.ts"

const pellets = configurationOf(1, 3)
type Said = Parameters<typeof rulesWith>[1]

const problemsOf = (said: Said) =>
  checkRules(pellets, rulesWith(pellets, said)).map(({ field, code }) => `${field} ${code}`)

const hidden = (...ids: ReadonlyArray<number>) =>
  Object.fromEntries(ids.map((id) => [id, { isOffered: false }]))

describe("a draft of rules (rule option.house-rules)", () => {
  it("is valid if it equals the catalogue", () => {
    for (const countryId of countryIds)
      for (const groupId of productGroupIds) {
        const catalogue = configurationOf(countryId, groupId)
        expect(checkRules(catalogue, rulesOfCatalogue(catalogue))).toEqual([])
      }
  })

  it.each<readonly [string, Said, ReadonlyArray<string>]>([
    ["hides a whole group", { options: hidden(127, 128, 129) }, ["default_TruckSize nothingFree"]],
    ["keeps only what costs", { options: hidden(108, 109) }, ["default_MaxDelivery nothingFree"]],
    [
      "calls all that is free an extra",
      { options: { 131: { isUpselling: true } } },
      ["default_DeliveryTime nothingFree"]
    ],
    ["hides the default", { options: hidden(108) }, ["default_MaxDelivery defaultHidden"]],
    [
      "has a default that costs",
      { groups: { MaxDelivery: { defaultId: 111 } } },
      ["default_MaxDelivery defaultCosts"]
    ],
    [
      "has an unknown default",
      { groups: { MaxDelivery: { defaultId: 7 } } },
      ["default_MaxDelivery unknown"]
    ],
    [
      "leaves no way to pay",
      { options: hidden(40, 42, 45), groups: { Payment: { isNeeded: true } } },
      ["default_Payment noPayment", "needed_Payment neededHidden"]
    ],
    [
      "needs a day that cannot be chosen",
      { options: hidden(141), groups: { DesiredDate: { isNeeded: true } } },
      ["needed_DesiredDate neededHidden"]
    ],
    ["leaves out words", { options: { 111: { name: " " } } }, ["name_111 required"]],
    ["has too many words", { options: { 111: { shortName: "x".repeat(25) } } }, ["shortName_111 tooLong"]],
    ["needs no explanation", { options: { 111: { infoText: "" } } }, []],
    ["parts options of one group", { exclusions: [{ one: 110, other: 111 }] }, ["exclusions sameGroup"]],
    ["excludes what is not sold", { exclusions: [{ one: 5, other: 111 }] }, ["exclusions unknown"]],
    ["parts a default", { exclusions: [{ one: 108, other: 133 }] }, ["exclusions excludesDefault"]],
    [
      "shuts a whole group",
      { exclusions: [111, 110].flatMap((one) => [131, 132, 133].map((other) => ({ one, other }))) },
      ["exclusions excludesAll"]
    ],
    [
      "leaves an option no way to pay",
      { exclusions: [40, 42, 45].map((other) => ({ one: 111, other })) },
      ["exclusions excludesAll"]
    ],
    [
      "leaves a day that an order needs no way to pay",
      {
        groups: { DesiredDate: { isNeeded: true } },
        options: hidden(110, 111),
        exclusions: [40, 42, 45].map((other) => ({ one: 141, other }))
      },
      ["exclusions excludesAll"]
    ],
    [
      "leaves an option ways to pay that a needed day does not go with",
      {
        groups: { DesiredDate: { isNeeded: true } },
        options: hidden(110, 111),
        exclusions: [
          { one: 132, other: 40 },
          { one: 141, other: 42 },
          { one: 141, other: 45 }
        ]
      },
      ["exclusions excludesAll"]
    ],
    [
      "needs a date, which express cannot have",
      { groups: { DesiredDate: { isNeeded: true } } },
      ["needed_DesiredDate neededExcludes"]
    ],
    [
      "needs a date and offers no express",
      { groups: { DesiredDate: { isNeeded: true } }, options: hidden(110, 111) },
      []
    ],
    [
      "says a pair twice",
      {
        exclusions: [
          { one: 111, other: 133 },
          { one: 133, other: 111 }
        ]
      },
      ["exclusions twice"]
    ],
    ["parts what may be parted", { exclusions: [{ one: 111, other: 133 }] }, []]
  ])("reports that it %s", (_, said, problems) => {
    expect(problemsOf(said)).toEqual(problems)
  })

  it("is refused if it contains an unknown option or one twice", () => {
    const rules = rulesOfCatalogue(pellets)
    const withOptions = (id: number) => ({
      ...rules,
      groups: rules.groups.map((group) =>
        group.key === "TruckSize"
          ? {
              ...group,
              options: [...group.options, ...group.options.slice(0, 1).map((each) => ({ ...each, id }))]
            }
          : group
      )
    })
    expect(checkRules(pellets, withOptions(9))).toEqual([{ field: "order_TruckSize", code: "unknown" }])
    expect(checkRules(pellets, withOptions(127))).toEqual([{ field: "order_TruckSize", code: "twice" }])
  })
})

describe("rules in a form", () => {
  it("are parsed as they were written", () => {
    const rules = rulesWith(pellets, {
      groups: { MaxDelivery: { defaultId: 109, isNeeded: true } },
      options: { 111: { isOffered: false, name: "Morgen" } },
      exclusions: [{ one: 111, other: 133 }]
    })
    const fields = fieldsOfRules(rules, pellets)
    expect(Object.keys(fields).toSorted()).toEqual(rulesFieldNames(pellets).toSorted())
    expect(rulesOfFields(fields, pellets)).toEqual(rules)
    const moved = rulesOfFields({ ...fields, order_MaxDelivery: "111,108" }, pellets)
    expect(moved.groups[0]?.options.map(({ id }) => id)).toEqual([111, 108, 109, 110])
  })

  it("are compared with the rules in force line by line", () => {
    const before = rulesOfCatalogue(pellets)
    const after = rulesWith(pellets, {
      groups: { MaxDelivery: { defaultId: 109 }, Payment: { isNeeded: true } },
      options: {
        110: { isOffered: false },
        109: { name: "In zwei Wochen", shortName: "2 Wochen", infoText: "" },
        132: { isUpselling: false }
      },
      exclusions: [{ one: 111, other: 133 }]
    })
    expect(rulesDifferences(pellets, before, before)).toEqual([])
    expect(rulesDifferences(pellets, before, after)).toEqual([
      { kind: "default", group: "MaxDelivery", option: "In zwei Wochen" },
      { kind: "name", option: "In zwei Wochen", from: "Spätestens in 10 Werktagen" },
      { kind: "shortName", option: "In zwei Wochen", from: "10 Werktage" },
      { kind: "infoText", option: "In zwei Wochen" },
      { kind: "hidden", option: "Express in 48 Stunden" },
      { kind: "noUpselling", option: "Vormittags, 7 bis 12 Uhr" },
      { kind: "needed", group: "Payment" },
      { kind: "apart", option: "Express in 24 Stunden", other: "Nachmittags, 12 bis 17 Uhr" }
    ])
    expect(rulesDifferences(pellets, after, before).map(({ kind }) => kind)).toContain("together")
  })
})
