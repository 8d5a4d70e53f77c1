import type { FormProblem } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import type { OpenTime } from "../dealer/opening-hours.ts"
import { hoursIn, hoursText } from "../dealer/opening-hours-text.ts"

/** Form fields for the days of the week, starting with Monday, which is day 1. */
export const hoursFields = ["hours1", "hours2", "hours3", "hours4", "hours5", "hours6", "hours7"] as const

/** Returns a form's fields for opening hours. */
export const hoursFieldsOf = (hours: ReadonlyArray<OpenTime>) => {
  const of = (day: number) => hoursText(day, hours)
  return {
    hours1: of(1),
    hours2: of(2),
    hours3: of(3),
    hours4: of(4),
    hours5: of(5),
    hours6: of(6),
    hours7: of(7)
  }
}

/** Returns the typed opening hours; a day with invalid times has none. */
export const openingHoursIn = (fields: Fields): ReadonlyArray<OpenTime> =>
  hoursFields.flatMap((field, index) => hoursIn(index + 1, textField(fields, field)) ?? [])

/** Returns the validation errors for days with invalid times. */
export const hoursProblems = (fields: Fields): ReadonlyArray<FormProblem> =>
  hoursFields
    .filter((field, index) => hoursIn(index + 1, textField(fields, field)) === undefined)
    .map((field) => ({ field, code: "hoursInvalid" }))
