import { expect, it } from "vitest"
import { mailedAlarm, mailedAlarmProblems, refusedAlarm, shownAreaProblem } from "./mailed-alarm.ts"
import { shownState, typedAlarm } from "./submitted-alarm.ts"

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

it("an alarm by mail reports each of its problems", () => {
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

it("an alarm is read from the fields of its form as they were typed", () => {
  const fields = (given: Readonly<Record<string, string>>) => typedAlarm(new Map(Object.entries(given)))
  const typed = fields({
    productId: "20",
    zipCode: " 80 331 ",
    threshold: "400,50",
    email: " haus@beispiel.example "
  })
  expect(mailedAlarm(1, typed)).toEqual({ ...wish, threshold: 400.5 })
  expect(mailedAlarm(1, fields({ productId: "23" })).amount).toBe(6)
  // values that the shop's form never sends are ignored
  expect(fields({ productId: "-1", email: "x".repeat(400) })).toEqual({
    productId: 0,
    zipCode: "",
    threshold: "",
    email: "x".repeat(320)
  })
})

it("a refusal by the server is shown at its field", () => {
  expect(refusedAlarm({ field: "ZipCode", code: "invalid" })).toEqual({ field: "zipCode", code: "unknown" })
  expect(refusedAlarm({ field: "threshold", code: "belowAlready" })).toEqual({
    field: "threshold",
    code: "belowAlready"
  })
  expect(refusedAlarm({ field: "Email", code: "invalid" })).toEqual({ field: "email", code: "invalid" })
})

it("an alarm requested on a state's page is for the area shown there (rule account.alarms)", () => {
  expect(shownAreaProblem("80331", "Bayern", "Bayern")).toBeUndefined()
  expect(shownAreaProblem("60311", "Hessen", "Bayern")).toEqual({ field: "zipCode", code: "elsewhere" })
  // without a postal code, the alarm would watch the whole country
  expect(shownAreaProblem("", "Deutschland", "Bayern")).toEqual({ field: "zipCode", code: "required" })
  // the call refuses a postal code that does not exist
  expect(shownAreaProblem("99999", undefined, "Bayern")).toBeUndefined()
  expect(shownState(new Map([["state", " bayern "]]))).toBe("bayern")
  expect(shownState(new Map())).toBe("")
})
