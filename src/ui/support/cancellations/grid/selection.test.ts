import { expect, it } from "vitest"
import { allToggled, marksOf, movedTo, neighbourOf, noSelection, onlyShown, toggled } from "./selection.ts"

const ids = ["A", "B", "C", "D", "E"]

it("spreads a range from where Shift was first held, both ways", () => {
  const at = movedTo(noSelection, ids, "C", false)
  const down = movedTo(movedTo(at, ids, "D", true), ids, "E", true)
  expect([...down.picked]).toEqual(["C", "D", "E"])
  const up = movedTo(down, ids, "B", true)
  expect([...up.picked]).toEqual(["B", "C"])
  expect(up.active).toBe("B")
})

it("picks all and none", () => {
  const all = allToggled(noSelection, ids)
  expect([...all.picked]).toEqual(ids)
  expect(allToggled(all, ids).picked.size).toBe(0)
})

it("marks the picked rows while the focus is among them, else the row with the focus", () => {
  const some = toggled(toggled(noSelection, "E"), "B")
  expect(marksOf(some, ids)).toEqual(["B", "E"])
  expect(marksOf(movedTo(some, ids, "C", false), ids)).toEqual(["C"])
})

it("counts and marks no row that is no longer shown", () => {
  const some = toggled(toggled(noSelection, "E"), "B")
  expect(onlyShown(some.picked, ids)).toBe(some.picked)
  const picked = onlyShown(some.picked, ["A", "B"])
  expect([...picked]).toEqual(["B"])
  expect(marksOf({ ...some, picked }, ["A", "B"])).toEqual(["B"])
})

it("finds the row at the place of a removed one", () => {
  expect(neighbourOf("C", ids, ["A", "D", "E"])).toBe("D")
  expect(neighbourOf("B", ids, ["A", "E"])).toBe("E")
  expect(neighbourOf("E", ids, ["A", "B"])).toBe("B")
  expect(neighbourOf("Z", ids, ["A", "B"])).toBe("A")
  expect(neighbourOf("A", ids, [])).toBeUndefined()
})
