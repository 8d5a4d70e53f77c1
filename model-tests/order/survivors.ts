import type { Reasons } from "../mutants/reason.ts"

const forTheCompiler =
  "Speaks to the compiler: no state that needs this is reached without it, so no walk comes here."

const afterSending =
  "Asked only of a form that was sent, which is kept from then on, as what was typed is; the question narrows the type."

export const order: Reasons = {
  "src/machines/order.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: "An order is placed only with its number, so nothing reads the word for a missing one."
    }
  ],
  "src/machines/order/context.ts": [
    {
      mutator: "ConditionalExpression",
      original: "form !== null",
      replacement: "true",
      reason: afterSending
    },
    {
      mutator: "ConditionalExpression",
      original: "context.draft === null",
      replacement: "false",
      reason: forTheCompiler
    },
    {
      mutator: "StringLiteral",
      original: '"No draft has been loaded"',
      replacement: '""',
      reason: forTheCompiler
    },
    {
      mutator: "OptionalChaining",
      original: "draft.applicableSteps.find((each) => each.key === step)?.variant",
      replacement: "draft.applicableSteps.find(each => each.key === step).variant",
      reason: "Only a step that the order has is shown, so it is always found."
    },
    {
      mutator: "ConditionalExpression",
      original: "context.form === null",
      replacement: "false",
      reason: forTheCompiler
    },
    {
      mutator: "StringLiteral",
      original: '"Nothing is to be saved"',
      replacement: '""',
      reason: forTheCompiler
    },
    {
      mutator: "ConditionalExpression",
      original: "summaryHash === null",
      replacement: "false",
      reason: "The summary opens only with its hash (step-walk.ts), so it is never asked for without one."
    },
    {
      mutator: "StringLiteral",
      original: '"The summary has no hash"',
      replacement: '""',
      reason: forTheCompiler
    },
    {
      mutator: "ConditionalExpression",
      original: "context.idempotencyKey === null",
      replacement: "false",
      reason: forTheCompiler
    },
    {
      mutator: "StringLiteral",
      original: '"The order has no key"',
      replacement: '""',
      reason: forTheCompiler
    }
  ],
  "src/machines/order/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: "context.form === null",
      replacement: "false",
      reason: afterSending
    },
    {
      mutator: "ConditionalExpression",
      original: "typed !== undefined",
      replacement: "true",
      reason: afterSending
    }
  ],
  "src/machines/order/payment-step.state.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason:
        "The step is left for an approval only with its address, so nothing reads the word for a missing one."
    }
  ]
}
