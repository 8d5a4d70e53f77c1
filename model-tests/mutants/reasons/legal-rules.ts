import type { Reasons } from "../reason.ts"

const inLogs = "The class of the error is what code asks for; its words are read by people in logs alone."

export const legalRules: Reasons = {
  "src/domain/legal/text-by-version.ts": [
    { mutator: "StringLiteral", original: '"UnknownLegalVersion"', replacement: '""', reason: inLogs },
    {
      mutator: "StringLiteral",
      original: "`There is no legal text ${version}.`",
      replacement: "``",
      reason: inLogs
    }
  ]
}
