import type { Reasons } from "../reason.ts"

const noNull = "Nothing in a calculation is null; the question narrows the type."
const anyOrder = "The keys of both are brought into one order, whichever it is, and none comes twice."
const byType = "A number that is known by its type has its group; the question narrows the type."

export const calculatorRules: Reasons = {
  "src/domain/calculator/begin-calculation.ts": [
    { mutator: "ConditionalExpression", original: "part !== null", replacement: "true", reason: noNull },
    { mutator: "EqualityOperator", original: "one < other", replacement: "one <= other", reason: anyOrder },
    { mutator: "EqualityOperator", original: "one < other", replacement: "one >= other", reason: anyOrder }
  ],
  "src/domain/calculator/choice.ts": [
    {
      mutator: "OptionalChaining",
      original: "parameterOf(data, choice.choice.id)?.hasSubItems",
      replacement: "parameterOf(data, choice.choice.id).hasSubItems",
      reason: "Only what is offered is asked whether it wants a day; the question narrows the type."
    }
  ],
  "src/domain/calculator/given-way.ts": [
    {
      mutator: "ConditionalExpression",
      original: "instead === undefined",
      replacement: "false",
      reason:
        "After a choice each group that has options has one that is chosen; the question narrows the type."
    }
  ],
  "src/domain/calculator/simple-form.ts": [
    {
      mutator: "ConditionalExpression",
      original: "segment !== undefined",
      replacement: "true",
      reason: "No segment is no postal code either; the question narrows the type."
    }
  ],
  "src/domain/place/local-page.ts": [
    {
      mutator: "ConditionalExpression",
      original: "countyOrCityZip !== undefined",
      replacement: "true",
      reason: "No segment is not made of digits either; the question narrows the type."
    }
  ],
  "src/domain/product/product-group.ts": [
    {
      mutator: "ConditionalExpression",
      original: "found === undefined",
      replacement: "false",
      reason: byType
    },
    { mutator: "StringLiteral", original: "`No product group ${id}`", replacement: "``", reason: byType }
  ]
}
