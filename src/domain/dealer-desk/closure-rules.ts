import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { type FormRules, lengthProblems, requiredProblems } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"

/**
 * Period in which a dealer does not deliver, as local dates yyyy-MM-dd; both days are included (rule dealer.closures).
 */
export interface DealerClosure {
  readonly id: number
  /** 0 until the period is saved. */
  readonly rowVersion: number
  readonly firstDay: string
  readonly lastDay: string
  /** Note that is shown to the dealer and to staff, but not to buyers. */
  readonly note: string
}

export const closureFields = ["firstDay", "lastDay", "note"] as const

export const closureLengths = { note: 80 } as const

/** Maximum length of a period without deliveries, in days; for a longer absence, the dealer is paused instead. */
export const longestClosure = 60

/** Maximum number of current and future periods without deliveries per dealer. */
export const mostClosures = 50

export const closureFieldsOf = ({ firstDay, lastDay, note }: DealerClosure) => ({ firstDay, lastDay, note })

/** Returns the data to send, from the form's fields. */
export const closureIn = (fields: Fields) => ({
  firstDay: typedLine(textField(fields, "firstDay")),
  lastDay: typedLine(textField(fields, "lastDay")),
  note: typedLine(textField(fields, "note"))
})

/** Returns the problems that prevent saving the period. */
export const closureProblems: FormRules = (fields) => {
  const { firstDay, lastDay } = closureIn(fields)
  const [first, last] = [dayOfIso(firstDay), dayOfIso(lastDay)]
  const noDay = (["firstDay", "lastDay"] as const)
    .filter((name) => closureIn(fields)[name] !== "" && dayOfIso(closureIn(fields)[name]) === undefined)
    .map((field) => ({ field, code: "noDay" }))
  const span =
    first === undefined || last === undefined
      ? []
      : last < first
        ? [{ field: "lastDay", code: "endsBefore" }]
        : last - first >= longestClosure
          ? [
              {
                field: "lastDay",
                code: "closureTooLong",
                params: { last: isoOfDay(first + longestClosure - 1) }
              }
            ]
          : []
  return [
    ...requiredProblems(fields, "firstDay", "lastDay"),
    ...noDay,
    ...span,
    ...lengthProblems(fields, closureLengths)
  ]
}
