import { expect, it } from "vitest"
import { emailProblem } from "./email.ts"

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
  ["erika@müster.de", undefined],
  ["erika@Ｗegwerf.example", "refused"],
  ["erika@\u212Aelvin.de", undefined],
  ["erika@müster.d\u00fc/x", "invalid"],
  ["erika@nichtwegwerf.example", undefined],
  ["wegwerf.example@muster.de", undefined]
])("reports of %j: %s", (text, problem) => {
  expect(emailProblem(text, policy)).toBe(problem)
})

it("refuses no host without a policy", () => {
  expect(emailProblem("erika@wegwerf.example")).toBeUndefined()
})
