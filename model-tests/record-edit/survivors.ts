import type { Reasons } from "../mutants/reason.ts"

const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so the other one never comes here."

export const recordEdit: Reasons = {
  "src/machines/record-edit.machine.ts": [
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: afterTheGuard
    }
  ]
}
