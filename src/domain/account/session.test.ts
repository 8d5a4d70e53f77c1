import { expect, it } from "vitest"
import { isSameSide, personName, type Session } from "./session.ts"

it.each([
  ["Erika", "Muster", "Erika Muster"],
  ["Muster", "Muster", "Muster"],
  ["", "Muster", "Muster"],
  ["", "", ""]
])("%j %j is called %j", (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

it("two users are different, and so are staff who act in the same user's name", () => {
  const session: Session = {
    userId: "erika",
    roles: [],
    expiresAt: 1,
    serverNow: 0,
    firstName: "",
    lastName: "",
    isImpersonated: false,
    hasAnyOrder: false
  }
  const acted = { ...session, isImpersonated: true }
  const later: Session = { ...session, expiresAt: 2, roles: ["Role_Customer"] }
  expect(isSameSide(session, later)).toBe(true)
  expect(isSameSide(acted, { userId: "erika", isImpersonated: true })).toBe(true)
  for (const other of [acted, { ...session, userId: "max" }, { ...acted, userId: "max" }])
    expect(isSameSide(session, other)).toBe(false)
})
