import type { Reasons } from "../reason.ts"

const noDate = "No text is no day either; the question narrows the type."
const noNumber = "No text is no number either; the question narrows the type."
const isNone = "It is refused like no text at all."
const noOption = "It has no number of an option or a certification, so that it is left out."
const sameMinimum = "In every group the least of one household alone is that of one among several."

export const optionRules: Reasons = {
  "src/domain/options/calculation-problems.ts": [
    {
      mutator: "StringLiteral",
      original: '"indexTwice"',
      replacement: '""',
      reason: "Each point is numbered by its place, so that no number comes twice; the case narrows the type."
    },
    {
      mutator: "ConditionalExpression",
      original: "calculation.stations > 1",
      replacement: "true",
      reason: sameMinimum
    },
    {
      mutator: "EqualityOperator",
      original: "calculation.stations > 1",
      replacement: "calculation.stations >= 1",
      reason: sameMinimum
    }
  ],
  "src/domain/options/choice-problems.ts": [
    {
      mutator: "ConditionalExpression",
      original: "choice.desiredDate !== undefined",
      replacement: "true",
      reason: noDate
    }
  ],
  "src/domain/options/complete-calculation.ts": [
    {
      mutator: "ConditionalExpression",
      original: "choice.desiredDate !== undefined",
      replacement: "true",
      times: 2,
      reason: "An option that wants a day is only taken with one that is; the question narrows the type."
    },
    {
      mutator: "ConditionalExpression",
      original: "modifier !== undefined",
      replacement: "true",
      reason: "No modifier is among those of an option; the question narrows the type."
    },
    {
      mutator: "ConditionalExpression",
      original: "count !== undefined",
      replacement: "true",
      reason: "No pallet has an unknown number of sacks; the question narrows the type."
    },
    {
      mutator: "ConditionalExpression",
      original: "wished !== undefined",
      replacement: "true",
      reason: "A product that the group knows was wished; the question narrows the type."
    },
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      times: 2,
      reason: noOption
    }
  ],
  "src/domain/options/fee-catalogue.ts": [
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: "Every group has its list; the default narrows the type."
    }
  ],
  "src/domain/options/offer-choice.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', times: 3, reason: isNone }
  ],
  "src/domain/options/options-codec.ts": [
    {
      mutator: "ArrowFunction",
      original: "() => false",
      replacement: "() => undefined",
      reason: "Nothing but yes makes an option an instalment."
    }
  ],
  "src/domain/options/order-query.ts": [
    {
      mutator: "ConditionalExpression",
      original: "text !== undefined",
      replacement: "true",
      reason: noNumber
    },
    {
      mutator: "ConditionalExpression",
      original: "zipCode !== undefined",
      replacement: "true",
      reason: "No text is no postal code either; the question narrows the type."
    }
  ],
  "src/domain/options/set-aside.ts": [
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: noOption
    }
  ]
}
