import type { Reasons } from "../mutants/reason.ts"

const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so no other one comes here; the question narrows the type."

export const registration: Reasons = {
  "src/machines/registration/setup.ts": [
    { mutator: "StringLiteral", original: '"/"', replacement: '""', reason: afterTheGuard },
    {
      mutator: "BooleanLiteral",
      original: "false",
      replacement: "true",
      reason: "Set anew with each form that is sent, and read only after that."
    }
  ]
}
