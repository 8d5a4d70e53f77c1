import type { Reasons } from "../reason.ts"

const afterSending = "Read only after something was sent, which has written it."
const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so no other one comes here; the question narrows the type."

export const cancellations: Reasons = {
  "src/machines/cancellation-notes.machine.ts": [
    {
      mutator: "ObjectLiteral",
      original: "{ customer: null, dealer: null }",
      replacement: "{}",
      reason: afterSending
    },
    { mutator: "StringLiteral", original: '"dealer"', replacement: '""', reason: afterSending },
    { mutator: "ObjectLiteral", original: "{ reason, comment }", replacement: "{}", reason: afterSending }
  ],
  "src/machines/cancellation-notes/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: "comment === null",
      replacement: "false",
      reason: afterSending
    },
    {
      mutator: "StringLiteral",
      original: '"No comment was made ready to be sent"',
      replacement: '""',
      reason: afterSending
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind !== "saved"',
      replacement: "false",
      times: 2,
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "conflict"',
      replacement: "true",
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind !== "conflict"',
      replacement: "false",
      reason: afterTheGuard
    },
    {
      mutator: "StringLiteral",
      original: '"Only a conflict brings the row"',
      replacement: '""',
      reason: afterTheGuard
    },
    {
      mutator: "StringLiteral",
      original: '"No comment was saved"',
      replacement: '""',
      reason: afterTheGuard
    },
    {
      mutator: "EqualityOperator",
      original: "one.version > other.version",
      replacement: "one.version >= other.version",
      reason: "Two readings of one version say the same, whichever is taken."
    }
  ],
  "src/machines/cancellation-row.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: "theirs !== null",
      replacement: "true",
      reason: "Asked only in a conflict, which is what has brought the other value."
    }
  ]
}
