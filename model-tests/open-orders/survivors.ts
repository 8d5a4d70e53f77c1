import type { Reasons } from "../mutants/reason.ts"

const beforeAnyAct = "Read only after an act was chosen, which has written it."
const typedByNobody =
  "A form takes back what was typed for its own act alone; of confirming that is nothing, and another act is none."
const afterTheGuard =
  "A guard of the same list has looked at the kind of the answer before, so no other one comes here; the question narrows the type."

export const openOrders: Reasons = {
  "src/machines/open-order.machine.ts": [
    { mutator: "StringLiteral", original: '"confirm"', replacement: '""', times: 2, reason: beforeAnyAct },
    { mutator: "ObjectLiteral", original: '{ act: "confirm" }', replacement: "{}", reason: beforeAnyAct },
    {
      mutator: "StringLiteral",
      original: '"left"',
      replacement: '""',
      reason: "The other two reasons to read an order are asked for; this one is whatever else there is."
    }
  ],
  "src/machines/open-order/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "refused"',
      replacement: "true",
      times: 2,
      reason: afterTheGuard
    },
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: afterTheGuard },
    { mutator: "ObjectLiteral", original: '{ act: "confirm" }', replacement: "{}", reason: typedByNobody },
    { mutator: "StringLiteral", original: '"confirm"', replacement: '""', reason: typedByNobody }
  ],
  "src/machines/open-orders.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "listed"',
      replacement: "true",
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: "answered !== null",
      replacement: "true",
      reason: "Rows are there only with the question that they answer; the question here narrows the type."
    }
  ]
}
