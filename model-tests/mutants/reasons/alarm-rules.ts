import type { Reasons } from "../reason.ts"

const price = "/^([0-9]{1,3}(?:[.’' ]?[0-9]{3})*|[0-9]+)(?:[,.]([0-9]{1,2}))?$/u"
const anyDigits =
  "Every number without signs between its digits is read by the first way of writing, so the second reads no other."
const nothingIsZero = "A price without digits comes to 0 either way."

export const alarmRules: Reasons = {
  "src/domain/alarm/price-alarm.ts": [
    {
      mutator: "Regex",
      original: price,
      replacement: "/^([0-9]{1,3}(?:[.’' ]?[0-9]{3})*|[0-9])(?:[,.]([0-9]{1,2}))?$/u",
      reason: anyDigits
    },
    {
      mutator: "Regex",
      original: price,
      replacement: "/^([0-9]{1,3}(?:[.’' ]?[0-9]{3})*|[^0-9]+)(?:[,.]([0-9]{1,2}))?$/u",
      reason: `${anyDigits} ${nothingIsZero}`
    },
    {
      mutator: "Regex",
      original: price,
      replacement: "/^([0-9]{1,3}(?:[.’' ][0-9]{3})*|[0-9]+)(?:[,.]([0-9]{1,2}))?$/u",
      reason:
        "Numbers without such signs are read by the second way; only half-signed ones like 1234.567 would differ."
    },
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: nothingIsZero
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: nothingIsZero
    },
    {
      mutator: "ConditionalExpression",
      original: 'whole === ""',
      replacement: "false",
      reason: nothingIsZero
    },
    {
      mutator: "StringLiteral",
      original: '"0"',
      replacement: '""',
      reason: "312. is the same number as 312.0."
    }
  ]
}
