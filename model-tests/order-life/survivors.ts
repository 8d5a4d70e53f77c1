import type { Reasons } from "../mutants/reason.ts"

const statusUnread =
  "Only for leaving an order the status counts beside the state (rights.ts mayLeave); for this event nothing reads it."

export const orderLife: Reasons = {
  "src/machines/order-life/buyer-acts.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason:
        "Neither cancelling nor withdrawing asks the buyer for a reason, so none decides whether he may."
    }
  ],
  "src/machines/order-life.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '"scheduled"',
      replacement: '""',
      times: 2,
      reason: `${statusUnread} As a target: without one the state stays as it is, which is the same here, as nothing begins anew in it.`
    }
  ],
  "src/machines/order-life/seller-acts.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'case "confirm": return { type: "order.confirm", ...who }',
      replacement: 'case "confirm":',
      reason: "Falls through to refusing, which is open in the same state to the same people as confirming."
    },
    {
      mutator: "BooleanLiteral",
      original: "false",
      replacement: "true",
      reason: "Whether goods were mixed does not decide whether they may be delivered, only what may follow."
    }
  ]
}
