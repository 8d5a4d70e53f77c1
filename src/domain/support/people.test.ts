import { expect, it } from "vitest"
import { currencyOf, nameOf } from "./people.ts"

it.each([
  ["Erika", "Muster", "Erika Muster"],
  ["", "Muster", "Muster"],
  ["", "", "erika@muster.example"]
])("%j %j is called %j", (firstName, lastName, name) => {
  expect(nameOf({ firstName, lastName, email: "erika@muster.example" })).toBe(name)
})

it("knows the two currencies", () => {
  expect(["EUR", "CHF"].map(currencyOf)).toEqual(["EUR", "CHF"])
})
