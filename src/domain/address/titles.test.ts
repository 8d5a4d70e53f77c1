import { expect, it } from "vitest"
import { salutation, title1List, title2List } from "./titles.ts"

it.each([
  [0, 0, ""],
  [1, 0, "Frau"],
  [2, 1, "Herr Dr."],
  [0, 2, "Prof."],
  [3, 0, "Firma"],
  [1, 3, "Frau Prof. Dr."],
  [9, 9, ""]
])("address lines of titles %i and %i begin with %j", (title1Id, title2Id, words) => {
  expect(salutation({ title1Id, title2Id })).toBe(words)
})

it("both lists start with the choice of no title (rule account.titles)", () => {
  expect([title1List[0], title2List[0]]).toEqual([
    { id: 0, name: "Keine Angabe" },
    { id: 0, name: "Kein Titel" }
  ])
  for (const list of [title1List, title2List]) expect(list.map(({ id }) => id)).toEqual([0, 1, 2, 3])
})
