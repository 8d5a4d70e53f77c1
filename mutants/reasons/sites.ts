import type { Reasons } from "./reason.ts"

const noSuchPrefix =
  "Without a prefix there is nothing to find under its name either; the question narrows the type."
const neverMissing =
  "A text split at a sign always has a first part; what stands for a missing one narrows the type."

export const sites: Reasons = {
  "src/domain/locale-detection.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'prefix === ""',
      replacement: "false",
      reason: noSuchPrefix
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 3,
      reason: `${noSuchPrefix} Of languages: no language is called so, and none decides anything without a name.`
    },
    {
      mutator: "OptionalChaining",
      original: 'entry.split(";")[0]?.trim',
      replacement: 'entry.split(";")[0].trim',
      reason: neverMissing
    },
    {
      mutator: "ConditionalExpression",
      original: "clues.cookie !== undefined",
      replacement: "true",
      reason: "No cookie is no locale either; the question narrows the type."
    }
  ],
  "src/domain/mail-letter.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "Every sign that is looked for has its word, so nothing stands for a missing one."
    }
  ]
}
