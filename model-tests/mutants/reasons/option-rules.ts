import type { Reasons } from "../reason.ts"

const isNone = "It is refused like no text at all."
const sameMinimum = "In every group the least of one household alone is that of one among several."

export const optionRules: Reasons = {
  "src/domain/options/calculation-problems.ts": [
    {
      mutator: "ConditionalExpression",
      original: "calculation.stations > 1",
      replacement: "true",
      reason: sameMinimum
    },
    {
      mutator: "EqualityOperator",
      original: "calculation.stations > 1",
      replacement: "calculation.stations >= 1",
      reason: sameMinimum
    }
  ],
  "src/domain/options/offer-choice.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', times: 3, reason: isNone }
  ]
}
