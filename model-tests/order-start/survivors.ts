import type { Reasons } from "../mutants/reason.ts"

export const orderStart: Reasons = {
  "src/machines/order-start.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "A draft is begun only with its number, so nothing reads the word for a missing one."
    }
  ]
}
