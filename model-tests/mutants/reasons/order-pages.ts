import type { Reasons } from "../reason.ts"

export const orderPages: Reasons = {
  "src/domain/order/summary.ts": [
    {
      mutator: "EqualityOperator",
      original: "a < b",
      replacement: "a <= b",
      reason: "Names of fields are never equal."
    }
  ]
}
