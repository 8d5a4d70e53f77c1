import type { Reasons } from "../reason.ts"

const oneOfThem = "A list of one place has a first one; the default narrows the type."
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
  "src/domain/wizard/address-form.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: oneOfThem }
  ],
  "src/domain/wizard/order-forms.ts": [
    {
      mutator: "MethodExpression",
      original: "order.offerValidUntil.slice(0, 10)",
      replacement: "order.offerValidUntil",
      reason: "A day of birth stands before or after a moment as it does before or after the moment's day."
    }
  ],
  "src/domain/wizard/stations.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: oneOfThem }
  ],
  "src/domain/wizard/step-path.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: noNumber
    }
  ]
}
