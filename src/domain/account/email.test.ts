import { expect, it } from "vitest"
import { emailProblem, normalEmail } from "./email.ts"

const policy = { refusedHosts: ["wegwerf.example", "shop.example"] }

it.each([
  ["", "required"],
  ["  ", "required"],
  ["erika", "invalid"],
  ["erika@muster", "invalid"],
  ["erika@muster.de", undefined],
  [" Erika@MUSTER.de ", undefined],
  ["erika@wegwerf.example", "refused"],
  ["erika@a.Wegwerf.example", "refused"],
  ["erika@nichtwegwerf.example", undefined],
  ["wegwerf.example@muster.de", undefined]
])("says of %j: %s", (text, problem) => {
  expect(emailProblem(text, policy)).toBe(problem)
})

it("refuses no host without a policy", () => {
  expect(emailProblem("erika@wegwerf.example")).toBeUndefined()
})

it("compares addresses without blanks and in lower case", () => {
  expect(normalEmail(" Erika@Müster.DE ")).toBe("erika@müster.de")
  expect(normalEmail("u\u0308@a.de")).toBe("ü@a.de")
})
