import type { Reasons } from "../reason.ts"

export const rights: Reasons = {
  "src/domain/rights/menus.ts": [
    {
      mutator: "Regex",
      original: "/[?#].*$/u",
      replacement: "/[?#].*/u",
      reason: "An address is one line, and the sign before already takes all of it to its end."
    },
    {
      mutator: "ConditionalExpression",
      original: "own !== undefined",
      replacement: "true",
      reason: "No address is or begins like what stands for a missing one; the question narrows the type."
    }
  ],
  "src/domain/support/order-search.ts": [
    {
      mutator: "Regex",
      original: '/[\\s,;:()/"<>]+/u',
      replacement: '/[\\s,;:()/"<>]/u',
      reason: "What lies between two signs that part words is an empty word, and those are left out."
    }
  ]
}
