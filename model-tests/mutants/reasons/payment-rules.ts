import type { Reasons } from "../reason.ts"

const narrows = "What is missing fails the question beside it as well; the question narrows the type."
const meansNothing = "What no case names has no meaning either; the cases are there for the type alone."

export const paymentRules: Reasons = {
  "src/domain/payment/account-entry.ts": [
    {
      mutator: "ConditionalExpression",
      original: "length !== undefined",
      replacement: "true",
      reason: "No number of signs is at least an unknown one; the question narrows the type."
    }
  ],
  "src/domain/payment/availability.ts": [
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: "No way to pay has that name, so that it is never offered and the next wish is looked at."
    }
  ],
  "src/domain/payment/debit-meaning.ts": [
    { mutator: "StringLiteral", original: '"order.confirm"', replacement: '""', reason: meansNothing },
    { mutator: "StringLiteral", original: '"order.schedule"', replacement: '""', reason: meansNothing },
    { mutator: "StringLiteral", original: '"order.deliver"', replacement: '""', reason: meansNothing },
    {
      mutator: "ConditionalExpression",
      original: 'case "order.deliver": return undefined',
      replacement: 'case "order.deliver":',
      reason: meansNothing
    }
  ],
  "src/domain/payment/instalments.ts": [
    {
      mutator: "ConditionalExpression",
      original: "asked !== undefined",
      replacement: "true",
      reason: narrows
    }
  ],
  "src/domain/payment/mandate-life.ts": [
    {
      mutator: "ConditionalExpression",
      original: "dueOn !== null",
      replacement: "true",
      reason: "No day is at or after a missing one; the question narrows the type."
    }
  ],
  "src/domain/payment/payment-form.ts": [
    {
      mutator: "Regex",
      original: "/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u",
      replacement: "/[0-9]{4}-[0-9]{2}-[0-9]{2}$/u",
      reason:
        "Of longer texts only years with a sign are days that read back the same; a sign comes before every digit, so that they are invalid as too long ago."
    },
    {
      mutator: "ConditionalExpression",
      original: "variant !== undefined",
      replacement: "true",
      reason: "Without a variant both answers are that there is none; the question narrows the type."
    }
  ],
  "src/domain/payment/payment-problem.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'variant === "Installment"',
      replacement: "true",
      reason: "PayPal was told before, and of the other ways only instalments are at a provider."
    },
    {
      mutator: "ConditionalExpression",
      original: "variant === undefined",
      replacement: "false",
      reason: "The next line asks for the variant as well."
    },
    {
      mutator: "ConditionalExpression",
      original: "variant !== undefined",
      replacement: "true",
      reason: "Without a variant there is no reason either; the question narrows the type."
    }
  ]
}
