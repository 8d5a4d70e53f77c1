import type { Reasons } from "../reason.ts"

const blankWord =
  "A blank word is in every row, so nothing is lost by asking for it; leaving it out only spares the look."
const remembered = "Only remembers what was worked out, as a row never changes."

export const cancellationRules: Reasons = {
  "src/domain/cancellation/filter.ts": [
    {
      mutator: "MethodExpression",
      original: "text.toLowerCase()",
      replacement: "text.toUpperCase()",
      reason: "Rows and searches are folded by the same function, so that either case will do."
    },
    {
      mutator: "Regex",
      original: "/^[ -~\\n]*$/u",
      replacement: "/^[ -~\\n]$/u",
      reason: "More texts are taken apart than need be, which changes none of them."
    },
    { mutator: "CallExpression", original: "searched.set(row, text)", replacement: ";", reason: remembered },
    {
      mutator: "MethodExpression",
      original: 'folded(search) .split(/\\s+/u) .filter((word) => word !== "")',
      replacement: "folded(search).split(/\\s+/u)",
      reason: blankWord
    },
    { mutator: "Regex", original: "/\\s+/u", replacement: "/\\s/u", reason: blankWord },
    { mutator: "ConditionalExpression", original: 'word !== ""', replacement: "true", reason: blankWord },
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: blankWord }
  ]
}
