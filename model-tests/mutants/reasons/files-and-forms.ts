import type { Reasons } from "../reason.ts"

const afterTheGuard =
  "A guard of the same list has looked at the kind of the answer before, so no other one comes here; the question narrows the type."

export const filesAndForms: Reasons = {
  "src/machines/export.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "refused"',
      replacement: "true",
      reason: afterTheGuard
    },
    { mutator: "StringLiteral", original: '"cut"', replacement: '""', reason: afterTheGuard },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "counted"',
      replacement: "true",
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "refused"',
      replacement: "false",
      reason: afterTheGuard
    },
    { mutator: "StringLiteral", original: '"refused"', replacement: '""', reason: afterTheGuard },
    {
      mutator: "StringLiteral",
      original: '"A refusal brings no file"',
      replacement: '""',
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: "total !== null",
      replacement: "true",
      reason: "Nothing is not more than 0 either; the question narrows the type."
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "fetched"',
      replacement: "true",
      reason: afterTheGuard
    },
    {
      mutator: "StringLiteral",
      original: '"unreachable"',
      replacement: '""',
      reason: "Read only in states whose transitions have written it before."
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "Read only of a file that was kept, with which the name has come."
    }
  ],
  "src/machines/period-statistic.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind !== "found"',
      replacement: "false",
      reason: afterTheGuard
    },
    {
      mutator: "StringLiteral",
      original: '"There is no statistic in this answer"',
      replacement: '""',
      reason: afterTheGuard
    }
  ],
  "src/machines/withdrawal.machine.ts": [
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
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "received"',
      replacement: "true",
      reason: afterTheGuard
    }
  ]
}
