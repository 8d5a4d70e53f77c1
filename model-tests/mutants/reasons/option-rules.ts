import type { Reasons } from "../reason.ts"

const isNone = "It is refused like no text at all."

export const optionRules: Reasons = {
  "src/domain/options/offer-choice.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', times: 3, reason: isNone }
  ]
}
