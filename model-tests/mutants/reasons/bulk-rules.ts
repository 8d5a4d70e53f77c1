import type { Reasons } from "../reason.ts"

const noAmount = "No text but digits is an amount, so that the point is left out either way."
const noLess =
  "No group has a country that takes less than the table goes up to; `scripts/tables/twins` plants one and notices."

export const bulkRules: Reasons = {
  "src/domain/bulk/matrix-place.ts": [
    {
      mutator: "EqualityOperator",
      original: "cell.amount > place.amount",
      replacement: "cell.amount >= place.amount",
      reason: "No matrix has two cells of one amount and as many points."
    }
  ],
  "src/domain/bulk/matrix.ts": [
    {
      mutator: "MethodExpression",
      original: "amounts[productGroup(groupId).unit].filter((amount) => amount <= max)",
      replacement: "amounts[productGroup(groupId).unit]",
      reason: noLess
    },
    { mutator: "ConditionalExpression", original: "amount <= max", replacement: "true", reason: noLess }
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
