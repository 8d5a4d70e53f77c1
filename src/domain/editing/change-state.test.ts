import { describe, expect, it } from "vitest"
import { changed, type ChangeState, changeStates, edited, withoutItem } from "./change-state.ts"

const items = (["Unchanged", "Added", "Modified", "Deleted"] as const).map((change: ChangeState, index) => ({
  change,
  name: `item ${index}`
}))
const states = (list: ReadonlyArray<{ readonly change: ChangeState }>) => list.map(({ change }) => change)

describe("rows of an edited list", () => {
  it.each([
    [0, "Modified"],
    [1, "Added"],
    [2, "Modified"],
    [3, "Modified"]
  ] as const)("an edit of item %i makes it %s", (index, state) => {
    const after = edited(items, index, (item) => ({ ...item, name: "new" }))
    expect(after[index]).toEqual({ change: state, name: "new" })
    expect(after.filter((_, place) => place !== index)).toEqual(items.filter((_, place) => place !== index))
  })

  it("a deletion marks stored rows and removes added ones", () => {
    expect(states(withoutItem(items, 0))).toEqual(["Deleted", "Added", "Modified", "Deleted"])
    expect(states(withoutItem(items, 1))).toEqual(["Unchanged", "Modified", "Deleted"])
    expect(states(withoutItem(items, 2))).toEqual(["Unchanged", "Added", "Deleted", "Deleted"])
  })

  it("rows have four states (rule list.change-states)", () => {
    expect(changeStates).toEqual(["Unchanged", "Added", "Modified", "Deleted"])
  })

  it("only changes are saved", () => {
    expect(states(changed(items))).toEqual(["Added", "Modified", "Deleted"])
  })
})
