import { expect, it } from "vitest"
import { isPasswordShort, passwordProblems } from "./password.ts"

const email = "erika.muster@shop.example"

it.each([
  ["", ["required"]],
  ["kurz wo", ["tooShort"]],
  ["gerade 8", []],
  ["🔑🔒🗝🔐🚪🏠🪟", ["tooShort"]],
  ["🔑🔒🗝🔐🚪🏠🪟🧱", []],
  [`${"ab".repeat(128)}`, []],
  [`${"ab".repeat(128)}a`, ["tooLong"]],
  ["🔑🔒".repeat(128), []],
  [`${"🔑🔒".repeat(128)}a`, ["tooLong"]],
  ["ab".repeat(5_000_000), ["tooLong"]],
  ["Erika.Muster@shop.example", ["isEmail"]],
  [" erika.muster ", ["isEmail"]],
  ["aaaaAAAA", ["isMonotone"]],
  ["aaa", ["tooShort", "isMonotone"]],
  ["        ", ["isMonotone"]]
])("reports the problems of a password: case %#", (password, problems) => {
  expect(passwordProblems(password, email)).toEqual(problems)
})

it("is not compared with an e-mail address that is empty", () => {
  expect(passwordProblems("        a", "")).toEqual([])
  expect(passwordProblems("        ", "")).toEqual(["isMonotone"])
  expect(passwordProblems("vier worte", " Vier Worte ")).toEqual(["isEmail"])
  expect(passwordProblems(" ", " @shop.example")).toEqual(["tooShort", "isEmail", "isMonotone"])
})

it("counts as short below twelve characters", () => {
  expect([isPasswordShort("elf zeichen"), isPasswordShort("zwölf Zeiche")]).toEqual([true, false])
})
