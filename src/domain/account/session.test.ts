import { expect, it } from "vitest"
import { personName } from "./session.ts"

it.each([
  ["Erika", "Muster", "Erika Muster"],
  ["Muster", "Muster", "Muster"],
  ["", "", ""]
])("%j %j is called %j", (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})
