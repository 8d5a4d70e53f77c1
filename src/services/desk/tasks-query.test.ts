import { expect, it } from "vitest"
import { tasksCallOf, tasksQueryOf } from "./tasks-query.ts"

it("reads the view, the kind and the page, and leaves out invalid values", () => {
  expect(tasksQueryOf({ sicht: "meine", art: "review", seite: "2" })).toEqual({
    sicht: "meine",
    art: "review",
    seite: 2
  })
  expect(tasksQueryOf({ sicht: "alle", art: "order", seite: "1" })).toEqual({})
})

it("converts each view to the query of the call", () => {
  expect(tasksCallOf({})).toEqual({})
  expect(tasksCallOf({ sicht: "offen" })).toEqual({ state: "open" })
  expect(tasksCallOf({ sicht: "meine", art: "withdrawal" })).toEqual({ owner: "own", kind: "withdrawal" })
  expect(tasksCallOf({ sicht: "vergeben" })).toEqual({ owner: "others" })
  expect(tasksCallOf({ sicht: "zurueckgestellt", seite: 3 })).toEqual({ state: "postponed", page: 3 })
})
