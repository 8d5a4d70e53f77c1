import type { Reasons } from "../mutants/reason.ts"

const lastKind =
  "The action belongs to the transition that this kind of answer takes, so no other kind comes here; the question narrows the type."

export const priceAlarms: Reasons = {
  "src/machines/price-alarms/setup.ts": [
    {
      mutator: "OptionalChaining",
      original: "form?.key",
      replacement: "form.key",
      reason: "A form is applied only while one is open."
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "refused"',
      replacement: "true",
      reason: lastKind
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "wait"',
      replacement: "true",
      reason: lastKind
    }
  ]
}
