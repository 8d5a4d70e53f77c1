import type { Reasons } from "../mutants/reason.ts"

export const order: Reasons = {
  "src/machines/order.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: "An order is placed only with its number, so nothing reads the word for a missing one."
    }
  ],
  "src/machines/order/payment-step.state.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason:
        "The step is left for an approval only with its address, so nothing reads the word for a missing one."
    }
  ]
}
