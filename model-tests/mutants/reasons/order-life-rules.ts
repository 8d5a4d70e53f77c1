import type { Reasons } from "../reason.ts"

const noDay =
  "What is no day counts as unknown either way, as comparing with it is never true; the question narrows the type."
const unread =
  "What is wrong with a wish does not hang on when other stations got their parts, nor whether those are mixed."

export const orderLifeRules: Reasons = {
  "src/domain/order/life/delivery-wishes.ts": [
    {
      mutator: "ConditionalExpression",
      original: "option === undefined",
      replacement: "false",
      reason: "What is no option has no group, which is asked for beside it; the question narrows the type."
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
      original: 'case "confirm": return { type: "order.confirm", ...who }',
      replacement: 'case "confirm":',
      reason: "Falls through to cancelling for the buyer, which lacks the same: the house's own reason."
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
    },
    {
      mutator: "ConditionalExpression",
      original: "station !== undefined",
      replacement: "true",
      reason: "A station that is undefined is read as none; the question is for the type alone."
    },
    {
      mutator: "ConditionalExpression",
      original: 'wish.act === "invoice"',
      replacement: "true",
      reason: "No other wish has a number, so none is empty; the question narrows the type."
    },
    {
      mutator: "StringLiteral",
      original: '"seller"',
      replacement: '""',
      reason: "Only what the buyer says and what the house does is treated otherwise."
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
      original: "day > last",
      replacement: "day >= last",
      reason: "Of two equal days either is the last."
    }
  ]
}
