import type { Reasons } from "../reason.ts"

const noObject =
  "What is no object has no fields to be spread, so that it is refused for all that it lacks; the question narrows the type."
const twoSigns = "It is asked about exactly two signs, as an IBAN that is too short was refused before."

export const addressRules: Reasons = {
  "src/domain/address/address.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "Only the kinds of the sample's values are looked at, and any text is one."
    },
    {
      mutator: "ConditionalExpression",
      original: 'typeof value !== "object"',
      replacement: "false",
      reason: noObject
    },
    { mutator: "ConditionalExpression", original: "value === null", replacement: "false", reason: noObject }
  ],
  "src/domain/address/plain-name.ts": [
    {
      mutator: "Regex",
      original: "/^\\p{L}[\\p{L}\\p{N}-]+$/u",
      replacement: "/^\\p{L}[\\p{L}\\p{N}-]+/u",
      reason: "A part of a host has no other signs, so that what begins so goes on so to its end."
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 3,
      reason: "What was found always has both texts, and a missing word is none of a, i and v either way."
    }
  ],
  "src/domain/iban.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "The library answers a text with a text; null is for what is none."
    },
    { mutator: "Regex", original: "/^[0-9]{2}$/u", replacement: "/[0-9]{2}$/u", reason: twoSigns },
    { mutator: "Regex", original: "/^[0-9]{2}$/u", replacement: "/^[0-9]{2}/u", reason: twoSigns },
    {
      mutator: "StringLiteral",
      original: '"u"',
      replacement: '""',
      reason:
        "The patterns of all countries are made of plain letters and digits, which mean the same either way."
    },
    {
      mutator: "ConditionalExpression",
      original: "spec.chars === null",
      replacement: "false",
      reason: "No country without a length has a structure, which is asked for beside it."
    }
  ],
  "src/domain/place/place-name.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "A word that was found always has a text; the default narrows the type."
    },
    {
      mutator: "MethodExpression",
      original: "a.slice(0, b.length)",
      replacement: "a",
      reason: "Words without a counterpart are left out by the question for it as well."
    }
  ]
}
