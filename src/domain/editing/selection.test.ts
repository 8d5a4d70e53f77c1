import { expect, it } from "vitest"
import { allOrNone, nothingSelected, type Selection, selectionAfter } from "./selection.ts"

const rows = ["a", "b", "c", "d", "e"]

const pressed = (...presses: ReadonlyArray<string>): string =>
  [
    ...presses.reduce<Selection>(
      (before, press) => selectionAfter(before, rows, press.replace("+", ""), press.startsWith("+")),
      nothingSelected
    ).ids
  ]
    .toSorted()
    .join("")

it.each([
  [["b"], "b"],
  [["b", "b"], ""],
  [["b", "+d"], "bcd"],
  [["d", "+b"], "bcd"],
  [["+c"], "c"],
  [["a", "+e", "b", "+d"], "ae"],
  [["x", "+b"], "bx"]
])("the selection after %j is: %s", (presses, chosen) => {
  expect(pressed(...presses)).toBe(chosen)
})

it("all rows are selected, or deselected if all are selected", () => {
  const all = allOrNone(nothingSelected, rows)
  expect([...all.ids]).toEqual(rows)
  expect(allOrNone(all, rows)).toEqual(nothingSelected)
  expect(allOrNone({ ids: new Set(["a"]), anchor: "a" }, rows)).toEqual(all)
})
