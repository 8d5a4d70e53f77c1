import type { Reasons } from "../reason.ts"

const anyOrder = "The keys of both are brought into one order, whichever it is, and none comes twice."

export const calculatorRules: Reasons = {
  "src/domain/calculator/begin-calculation.ts": [
    { mutator: "EqualityOperator", original: "one < other", replacement: "one <= other", reason: anyOrder },
    { mutator: "EqualityOperator", original: "one < other", replacement: "one >= other", reason: anyOrder }
  ]
}
