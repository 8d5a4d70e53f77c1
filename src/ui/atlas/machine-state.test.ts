import { expect, it } from "vitest"
import { activeIds, innermost } from "./machine-state.ts"

it("every active state is found, over regions and nested states", () => {
  const ids = activeIds("session", { auth: { loggedIn: "fresh" }, renewal: "off" })
  expect([...ids]).toEqual([
    "session",
    "session.auth",
    "session.auth.loggedIn",
    "session.auth.loggedIn.fresh",
    "session.renewal",
    "session.renewal.off"
  ])
  expect(innermost("session", ids)).toEqual(["auth.loggedIn.fresh", "renewal.off"])
})

it("the state of a machine without nested states is found", () => {
  expect(innermost("zipCheck", activeIds("zipCheck", "served"))).toEqual(["served"])
  expect(innermost("zipCheck", activeIds("zipCheck", {}))).toEqual([])
})

it("a state is not confused with one whose name starts with the same letters", () => {
  expect(innermost("m", new Set(["m", "m.save", "m.saved"]))).toEqual(["save", "saved"])
})
