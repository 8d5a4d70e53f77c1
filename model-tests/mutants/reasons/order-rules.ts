import type { Reasons } from "../reason.ts"

const oneOfThem = "A list of one place has a first one; the default narrows the type."
const notRequired = "A phone that is not said to be needed is not needed."
const noSegment = "No step has the segment of a missing part; the question narrows the type."
const noNumber = "No text but digits names anything here, so that a missing part names nothing either way."
const noCity = "A city without a name is none of the places, so that the own one stays: it is empty as well."

export const orderRules: Reasons = {
  "src/domain/wizard/known-buyer.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'known.city === ""',
      replacement: "false",
      reason: noCity
    },
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: noCity }
  ],
  "src/domain/wizard/opening-forms.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: oneOfThem }
  ],
  "src/domain/wizard/order-forms.ts": [
    {
      mutator: "ObjectLiteral",
      original: "{ phoneRequired: false }",
      replacement: "{}",
      reason: notRequired
    },
    {
      mutator: "MethodExpression",
      original: "order.offerValidUntil.slice(0, 10)",
      replacement: "order.offerValidUntil",
      reason: "A day of birth stands before or after a moment as it does before or after the moment's day."
    }
  ],
  "src/domain/wizard/stations.ts": [
    {
      mutator: "OptionalChaining",
      original: "stations[place]?.address",
      replacement: "stations[place].address",
      reason: "It is asked at the places of the list itself; the question narrows the type."
    },
    {
      mutator: "ObjectLiteral",
      original: "{ phoneRequired: false }",
      replacement: "{}",
      reason: notRequired
    },
    {
      mutator: "ConditionalExpression",
      original: "address === null",
      replacement: "false",
      reason:
        "A station after the first one without an address was refused before; the question narrows the type."
    },
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: oneOfThem }
  ],
  "src/domain/wizard/step-path.ts": [
    {
      mutator: "ConditionalExpression",
      original: "a === undefined",
      replacement: "false",
      reason: noSegment
    },
    {
      mutator: "ConditionalExpression",
      original: "b === undefined",
      replacement: "false",
      reason: noSegment
    },
    {
      mutator: "ConditionalExpression",
      original: "a !== undefined",
      replacement: "true",
      reason: noSegment
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: noNumber
    }
  ]
}
