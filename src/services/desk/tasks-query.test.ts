import { expect, it } from "vitest"
import { tasksCallOf, tasksQueryOf } from "./tasks-query.ts"

it("reads whose tasks, one kind and a page, and leaves out what means nothing", () => {
  expect(tasksQueryOf({ sicht: "meine", art: "review", seite: "2" })).toEqual({
    sicht: "meine",
    art: "review",
    seite: 2
  })
  expect(tasksQueryOf({ sicht: "alle", art: "order", seite: "1" })).toEqual({})
})

it("asks the server for each view", () => {
  expect(tasksCallOf({})).toEqual({})
  expect(tasksCallOf({ sicht: "offen" })).toEqual({ state: "open" })
  expect(tasksCallOf({ sicht: "meine", art: "withdrawal" })).toEqual({ owner: "own", kind: "withdrawal" })
  expect(tasksCallOf({ sicht: "vergeben" })).toEqual({ owner: "others" })
  expect(tasksCallOf({ sicht: "zurueckgestellt", seite: 3 })).toEqual({ state: "postponed", page: 3 })
})
