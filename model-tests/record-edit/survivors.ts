import type { Reasons } from "../mutants/reason.ts"

const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so the other one never comes here."

export const recordEdit: Reasons = {
  "src/machines/record-edit.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "refused"',
      replacement: "false",
      reason: afterTheGuard
    },
    { mutator: "StringLiteral", original: '"refused"', replacement: '""', reason: afterTheGuard },
    {
      mutator: "StringLiteral",
      original: '"A refusal brings no record"',
      replacement: '""',
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "refused"',
      replacement: "true",
      reason: afterTheGuard
    },
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: afterTheGuard
    }
  ]
}
