import type { Reasons } from "../reason.ts"

const noDay =
  "What is no day counts as unknown either way, as comparing with it is never true; the question narrows the type."
const unread =
  "What is wrong with a wish does not hang on when other stations got their parts, nor whether those are mixed."

export const orderLifeRules: Reasons = {
  "src/domain/order/life/billing.ts": [
    {
      mutator: "ConditionalExpression",
      original: "number === undefined",
      replacement: "false",
      reason: noDay
    }
  ],
  "src/domain/order/life/life-problems.ts": [
    {
      mutator: "EqualityOperator",
      original: "stationAmounts.length > 1",
      replacement: "stationAmounts.length >= 1",
      reason: "An order of one place has no stations, so there is never a list of one."
    }
  ],
  "src/domain/order/life/rights.ts": [
    { mutator: "ConditionalExpression", original: "last !== undefined", replacement: "true", reason: noDay }
  ],
  "src/domain/order/life/seller-wish.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: unread },
    { mutator: "BooleanLiteral", original: "false", replacement: "true", reason: unread },
    {
      mutator: "ConditionalExpression",
      original: 'case "refuse": return { type: "order.refuse", reason: wish.reason, ...who }',
      replacement: 'case "refuse":',
      reason: "Falls through to cancelling, which lacks the same where a seller does it: the reason."
    },
    {
      mutator: "ConditionalExpression",
      original: 'wish.act === "deliver"',
      replacement: "true",
      reason: "No other wish has an amount, so none is null; the question narrows the type."
    }
  ],
  "src/domain/order/life/station-deliveries.ts": [
    {
      mutator: "EqualityOperator",
      original: "each.day > last",
      replacement: "each.day >= last",
      reason: "Of two equal days either is the last."
    }
  ]
}
