import type { Reasons } from "../mutants/reason.ts"

const lastKind =
  "The action belongs to the transition that this kind of answer takes, so no other kind comes here; the question narrows the type."

export const orderStart: Reasons = {
  "src/machines/order-start.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "priceChanged"',
      replacement: "true",
      reason: lastKind
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "started"',
      replacement: "true",
      reason: lastKind
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "A draft is begun only with its number, so nothing reads the word for a missing one."
    }
  ]
}
