import { expect, it } from "vitest"
import { qualityNames } from "../offer/quality.ts"
import { markNames } from "./mark-names.ts"
import { productGroup } from "./product-group.ts"

it.each([
  [3, [1]],
  [3, [4, 1]],
  [3, []],
  [1, []],
  [7, [31, 61, 72, 81]]
] as const)(
  "goods of group %i with the qualities %j have the same names as in their offer",
  (groupId, certificationIds) => {
    const group = productGroup(groupId)
    expect(markNames(group, certificationIds)).toBe(qualityNames(group, { certificationIds }))
  }
)

it("values that are not declared have no name", () => {
  expect(markNames(productGroup(7), [32])).toBe("FSC")
})
