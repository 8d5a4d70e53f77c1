import { expect, it } from "vitest"
import { mailedAlarmProblems } from "./mailed-alarm.ts"

const wish = {
  kind: "PriceAlarm",
  countryId: 1,
  productId: 20,
  zipCode: "80331",
  amount: 6000,
  threshold: 400,
  direction: "Below",
  email: "haus@beispiel.example"
} as const

const problems = (
  change: Partial<Parameters<typeof mailedAlarmProblems>[0]>,
  today: number | undefined = 41_500
) => mailedAlarmProblems({ ...wish, ...change }, today).map(({ field, code }) => `${field} ${code}`)

it("an alarm by mail names each thing that is wrong with it", () => {
  expect(problems({})).toEqual([])
  expect(problems({ zipCode: "" })).toEqual([])
  expect(problems({ zipCode: "803", threshold: 0, email: "" })).toEqual([
    "zipCode invalid",
    "threshold invalid",
    "email required"
  ])
  expect(problems({ threshold: 600 })).toEqual(["threshold belowAlready"])
  expect(problems({ email: "haus@" })).toEqual(["email invalid"])
})
