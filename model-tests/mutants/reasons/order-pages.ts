import type { Reasons } from "../reason.ts"

export const orderPages: Reasons = {
  "src/domain/order/steps.ts": [
    {
      mutator: "ArithmeticOperator",
      original: "orderSteps[one].weight - orderSteps[other].weight",
      replacement: "orderSteps[one].weight + orderSteps[other].weight",
      reason: "The rows stand in order of weight; `scripts/tables/steps` plants one that does not."
    }
  ],
  "src/domain/order/summary.ts": [
    {
      mutator: "EqualityOperator",
      original: "a < b",
      replacement: "a <= b",
      reason: "Names of fields are never equal."
    }
  ]
}
