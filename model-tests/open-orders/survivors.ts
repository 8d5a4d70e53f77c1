import type { Reasons } from "../mutants/reason.ts"

const afterTheGuard =
  "A guard of the same list has looked at the kind of the answer before, so no other one comes here; the question narrows the type."

export const openOrders: Reasons = {
  "src/machines/open-order/setup.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: afterTheGuard }
  ]
}
