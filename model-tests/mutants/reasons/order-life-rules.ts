import type { Reasons } from "../reason.ts"

const unread =
  "What is wrong with a wish does not hang on when other stations got their parts, nor whether those are mixed."

export const orderLifeRules: Reasons = {
  "src/domain/order/life/life-problems.ts": [
    {
      mutator: "EqualityOperator",
      original: "stationAmounts.length > 1",
      replacement: "stationAmounts.length >= 1",
      reason: "An order of one place has no stations, so there is never a list of one."
    }
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
      original:
        'case "cancelForBuyer": return { type: "order.cancel", reason: wish.reason, by: "customer", today }',
      replacement: 'case "cancelForBuyer":',
      reason: "Falls through to withdrawing for the buyer, which lacks the same: the house's own reason."
    },
    {
      mutator: "ConditionalExpression",
      original: 'case "announceDebit": return { type: "order.announceDebit", ...who }',
      replacement: 'case "announceDebit":',
      reason: "Falls through to settling, which lacks nothing either."
    }
  ],
  "src/domain/order/life/station-deliveries.ts": [
    {
      mutator: "EqualityOperator",
      original: "day > last",
      replacement: "day >= last",
      reason: "Of two equal days either is the last."
    }
  ]
}
