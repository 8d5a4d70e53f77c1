import { expect, it } from "vitest"
import { activeIds, innermost } from "./machine-state.ts"

it("knows every state that a machine is in, over regions and boxes", () => {
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

it("knows the state of a machine without boxes", () => {
  expect(innermost("zipCheck", activeIds("zipCheck", "served"))).toEqual(["served"])
  expect(innermost("zipCheck", activeIds("zipCheck", {}))).toEqual([])
})

it("takes no state for the inner one of another whose name begins alike", () => {
  expect(innermost("m", new Set(["m", "m.save", "m.saved"]))).toEqual(["save", "saved"])
})
