import type { Reasons } from "../reason.ts"

const noDay =
  "Comparing with what is no day is never true, so there are no periods either way; the question narrows the types."

export const statistics: Reasons = {
  "src/domain/statistics/figures.ts": [
    {
      mutator: "ConditionalExpression",
      original: "other.amount === null",
      replacement: "false",
      reason: "Without an amount there is no unit, which is none that could be added to: the end is the same."
    }
  ],
  "src/domain/statistics/period.ts": [
    {
      mutator: "ConditionalExpression",
      original: "first === undefined || last === undefined",
      replacement: "false",
      reason: noDay
    },
    {
      mutator: "LogicalOperator",
      original: "first === undefined || last === undefined",
      replacement: "first === undefined && last === undefined",
      reason: noDay
    },
    {
      mutator: "ConditionalExpression",
      original: "first === undefined",
      replacement: "false",
      reason: noDay
    },
    { mutator: "ConditionalExpression", original: "last === undefined", replacement: "false", reason: noDay }
  ]
}
