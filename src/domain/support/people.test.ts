import { expect, it } from "vitest"
import { nameOf } from "./people.ts"

it.each([
  ["Erika", "Muster", "Erika Muster"],
  ["", "Muster", "Muster"],
  ["", "", "erika@muster.example"]
])("%j %j is called %j", (firstName, lastName, name) => {
  expect(nameOf({ firstName, lastName, email: "erika@muster.example" })).toBe(name)
})
