import type { Reasons } from "../mutants/reason.ts"

export const bulkOrder: Reasons = {
  "src/machines/bulk-order/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: "context.calculation !== null",
      replacement: "true",
      reason: "Asked only once a calculation has come; the question narrows the type."
    }
  ]
}
