import type { Reasons } from "./reason.ts"

export const cancellations: Reasons = {
  "src/machines/cancellation-row.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: "theirs !== null",
      replacement: "true",
      reason: "Asked only in a conflict, which is what has brought the other value."
    }
  ]
}
