import type { Reasons } from "../mutants/reason.ts"

const byItsEvent =
  "Called only by transitions of these events, so no other one comes here; the question narrows the type."
const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so no other one comes here; the question narrows the type."

export const registration: Reasons = {
  "src/machines/registration/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'event.type !== "signIn.submit" && event.type !== "code.submit"',
      replacement: "false",
      reason: byItsEvent
    },
    { mutator: "StringLiteral", original: '"Nobody signs in"', replacement: '""', reason: byItsEvent },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind !== "signedIn"',
      replacement: "false",
      reason: afterTheGuard
    },
    {
      mutator: "StringLiteral",
      original: '"Nobody was signed in"',
      replacement: '""',
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "elsewhere"',
      replacement: "true",
      reason: afterTheGuard
    },
    { mutator: "StringLiteral", original: '"/"', replacement: '""', reason: afterTheGuard },
    {
      mutator: "ConditionalExpression",
      original: 'event.type !== "registration.submit"',
      replacement: "false",
      reason: byItsEvent
    },
    { mutator: "StringLiteral", original: '"Nobody registers"', replacement: '""', reason: byItsEvent },
    {
      mutator: "BooleanLiteral",
      original: "false",
      replacement: "true",
      reason: "Set anew with each form that is sent, and read only after that."
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "throttled" || answer.kind === "overloaded"',
      replacement: "true",
      reason:
        "What is left are the two answers with a time to wait: the transitions of all others keep nothing."
    }
  ]
}
