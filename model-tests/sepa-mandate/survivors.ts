import type { Reasons } from "../mutants/reason.ts"

export const sepaMandate: Reasons = {
  "src/machines/sepa-mandate.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '"mandateShown"',
      replacement: '""',
      reason: "After the answer the terms are there and lead on to the same state by themselves."
    }
  ]
}
