import type { Reasons } from "../reason.ts"

const noAmount = "No text but digits is an amount, so that the point is left out either way."

export const bulkRules: Reasons = {
  "src/domain/bulk/matrix-place.ts": [
    {
      mutator: "EqualityOperator",
      original: "cell.amount > place.amount",
      replacement: "cell.amount >= place.amount",
      reason: "No matrix has two cells of one amount and as many points."
    }
  ],
  "src/domain/bulk/points-codec.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 3,
      reason: `A split text always has a first part; for the second one and for an empty amount: ${noAmount}`
    }
  ]
}
