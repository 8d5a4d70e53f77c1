import { expect, it } from "vitest"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import { withWords, wordsOf } from "./option-words.ts"
import { applyRules } from "./rules/apply-rules.ts"
import { rulesWith } from "./rules/rules.test-support.ts"

const catalogue = configurationOf(1, 3)
const house = applyRules(
  catalogue,
  rulesWith(catalogue, {
    groups: { MaxDelivery: { defaultId: 109 } },
    options: { 109: { name: "In zwei Wochen" } }
  })
)
const wish = completeCalculation({ zipCode: "80331", amount: 6000 }, house)

it("the shop's texts are stored with an option only if they differ from the catalogue's (rule option.house-rules)", () => {
  const worded = withWords(wish, house)
  expect(worded.parameters.filter(({ name }) => name !== undefined)).toEqual([
    { id: 109, name: "In zwei Wochen" }
  ])
  expect(withWords(worded, catalogue)).toEqual(wish)
})

it("an option has its stored texts, otherwise the catalogue's", () => {
  const named = catalogue.groups.flatMap(({ parameters }) => parameters).find(({ id }) => id === 109)
  expect(wordsOf({ id: 109, name: "In zwei Wochen" }, 3)).toBe("In zwei Wochen")
  expect(wordsOf({ id: 109 }, 3)).toBe(named?.name)
  expect(wordsOf({ id: 9999 }, 3)).toBeUndefined()
})
