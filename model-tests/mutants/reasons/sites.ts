import type { Reasons } from "../reason.ts"

const noSuchPrefix =
  "Without a prefix there is nothing to find under its name either; the question narrows the type."

export const sites: Reasons = {
  "src/domain/site/not-found.ts": [
    {
      mutator: "StringLiteral",
      original: '"This page could not be found"',
      replacement: '""',
      reason:
        "The words themselves: what shows them is held to them by its own tests, which stand with the pages."
    }
  ],
  "src/domain/locale/locale-detection.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: `${noSuchPrefix} Of languages: no language is called so, and none decides anything without a name.`
    },
    {
      mutator: "Regex",
      original: "/^q=(?:0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)$/u",
      replacement: "/^q=(?:0(?:\\.\\d{0,3})|1(?:\\.0{0,3})?)$/u",
      reason: "What is no weight counts as 0, and so does the 0 that is refused here."
    },
    {
      mutator: "Regex",
      original: "/^q=(?:0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)$/u",
      replacement: "/q=(?:0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)$/u",
      reason: "What is looked at begins so already; whatever else stands before the end is no number."
    }
  ],
  "src/domain/mail/letter.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "Every sign that is looked for has its word, so nothing stands for a missing one."
    }
  ]
}
