import type { Reasons } from "../mutants/reason.ts"

const whenReady =
  "Asked only once it is known what can be chosen: `ready` is entered with the data, so nothing comes here without it."
const whenCalculated =
  "Asked only in `calculated`, which is entered with a list, so nothing comes here without one."
const listed = "The guard of the same transition has found the offer in the list before."

export const calculator: Reasons = {
  "src/machines/calculator/context.ts": [
    {
      mutator: "ConditionalExpression",
      original: "offer === undefined",
      replacement: "false",
      reason: listed
    },
    {
      mutator: "StringLiteral",
      original: "`No offer ${offerId} in the list`",
      replacement: "``",
      reason: listed
    }
  ],
  "src/machines/calculator/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: "context.data === null",
      replacement: "false",
      times: 3,
      reason: whenReady
    },
    {
      mutator: "ConditionalExpression",
      original: "context.data !== null",
      replacement: "true",
      reason: whenReady
    },
    {
      mutator: "ConditionalExpression",
      original: "context.list === null",
      replacement: "false",
      reason: whenCalculated
    },
    {
      mutator: "OptionalChaining",
      original: "context.list?.hasDefaultOffers",
      replacement: "context.list.hasDefaultOffers",
      reason: whenCalculated
    },
    {
      mutator: "ConditionalExpression",
      original: "context.list !== null",
      replacement: "true",
      reason: whenCalculated
    }
  ]
}
