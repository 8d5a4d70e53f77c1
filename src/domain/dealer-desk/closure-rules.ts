import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { type FormRules, lengthProblems, requiredProblems } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"

/** Days on which a dealer does not deliver, both included, as local dates yyyy-MM-dd (rule dealer.closures). */
export interface DealerClosure {
  readonly id: number
  /** 0 for one that is not there yet. */
  readonly rowVersion: number
  readonly firstDay: string
  readonly lastDay: string
  /** For the dealer and staff; not shown to buyers. */
  readonly note: string
}

export const closureFields = ["firstDay", "lastDay", "note"] as const

export const closureLengths = { note: 80 } as const

/** Longest time without deliveries, in days: a dealer who is away for longer pauses. */
export const longestClosure = 60

/** So many of a dealer may still come or be under way. */
export const mostClosures = 50

export const closureFieldsOf = ({ firstDay, lastDay, note }: DealerClosure) => ({ firstDay, lastDay, note })

/** What was typed, as it is sent. */
export const closureIn = (fields: Fields) => ({
  firstDay: typedLine(textField(fields, "firstDay")),
  lastDay: typedLine(textField(fields, "lastDay")),
  note: typedLine(textField(fields, "note"))
})

/** What keeps days without delivery from being saved. */
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
