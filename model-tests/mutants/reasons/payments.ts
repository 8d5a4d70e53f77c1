import type { Reasons } from "../reason.ts"

const withOffer =
  "Asked only in states that are reached with the lender's offer, so nothing comes here without one."
const itself =
  "Without a target the state stays, which is the same: it is the state itself, and nothing begins anew in it."

export const payments: Reasons = {
  "src/machines/instalment-plan.machine.ts": [
    {
      mutator: "OptionalChaining",
      original: "context.offer?.options",
      replacement: "context.offer.options",
      times: 4,
      reason: withOffer
    },
    { mutator: "BooleanLiteral", original: "false", replacement: "true", times: 2, reason: withOffer },
    {
      mutator: "ConditionalExpression",
      original: "context.plan === null",
      replacement: "false",
      reason: "Goods are delivered only for a plan that was applied for, so nothing comes here without one."
    }
  ],
  "src/machines/payment-life.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '"forgetReason"',
      replacement: '""',
      reason:
        "Nothing that leads to a payment that is only created leaves a reason there, so there is none to forget."
    }
  ],
  "src/machines/sepa-mandate.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '"mandateShown"',
      replacement: '""',
      times: 2,
      reason: `After the answer the terms are there and lead on to the same state by themselves; after a change of the account: ${itself}`
    },
    { mutator: "StringLiteral", original: '"ibanChecked"', replacement: '""', reason: itself }
  ]
}
