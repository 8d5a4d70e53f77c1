import type { Reasons } from "../reason.ts"

export const orderPages: Reasons = {
  "src/domain/order/summary.ts": [
    {
      mutator: "EqualityOperator",
      original: "a < b",
      replacement: "a <= b",
      reason: "Names of fields are never equal."
    }
  ],
  "src/domain/order/reorder.ts": [
    {
      mutator: "ConditionalExpression",
      original: "value !== undefined",
      replacement: "true",
      reason: "What is not wished has no entry at all in the query; the question narrows the type."
    }
  ]
}
