import { expect, it } from "vitest"
import { allToggled, marksOf, movedTo, neighbourOf, noSelection, onlyShown, toggled } from "./selection.ts"

const ids = ["A", "B", "C", "D", "E"]

it("a range is extended in both directions from the row where Shift was first pressed", () => {
  const at = movedTo(noSelection, ids, "C", false)
  const down = movedTo(movedTo(at, ids, "D", true), ids, "E", true)
  expect([...down.picked]).toEqual(["C", "D", "E"])
  const up = movedTo(down, ids, "B", true)
  expect([...up.picked]).toEqual(["B", "C"])
  expect(up.active).toBe("B")
})

it("all rows are selected and deselected", () => {
  const all = allToggled(noSelection, ids)
  expect([...all.picked]).toEqual(ids)
  expect(allToggled(all, ids).picked.size).toBe(0)
})

it("the selected rows are booked if the focus is among them, otherwise the focused row", () => {
  const some = toggled(toggled(noSelection, "E"), "B")
  expect(marksOf(some, ids)).toEqual(["B", "E"])
  expect(marksOf(movedTo(some, ids, "C", false), ids)).toEqual(["C"])
})

it("rows that are no longer shown are neither counted nor booked", () => {
  const some = toggled(toggled(noSelection, "E"), "B")
  expect(onlyShown(some.picked, ids)).toBe(some.picked)
  const picked = onlyShown(some.picked, ["A", "B"])
  expect([...picked]).toEqual(["B"])
  expect(marksOf({ ...some, picked }, ["A", "B"])).toEqual(["B"])
})

it("the row at the position of a removed one is found", () => {
  expect(neighbourOf("C", ids, ["A", "D", "E"])).toBe("D")
  expect(neighbourOf("B", ids, ["A", "E"])).toBe("E")
  expect(neighbourOf("E", ids, ["A", "B"])).toBe("B")
  expect(neighbourOf("Z", ids, ["A", "B"])).toBe("A")
  expect(neighbourOf("A", ids, [])).toBeUndefined()
})
