import type { Reasons } from "../reason.ts"

const meansNothing = "What no case names has no meaning either; the cases are there for the type alone."

export const paymentRules: Reasons = {
  "src/domain/payment/debit-meaning.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'case "order.deliver": return undefined',
      replacement: 'case "order.deliver":',
      reason: meansNothing
    }
  ],
  "src/domain/payment/payment-form.ts": [
    {
      mutator: "Regex",
      original: "/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u",
      replacement: "/[0-9]{4}-[0-9]{2}-[0-9]{2}$/u",
      reason:
        "Of longer texts only years with a sign are days that read back the same; a sign comes before every digit, so that they are invalid as too long ago."
    }
  ],
  "src/domain/payment/payment-problem.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'variant === "Installment"',
      replacement: "true",
      reason: "PayPal was told before, and of the other ways only instalments are at a provider."
    }
  ]
}
