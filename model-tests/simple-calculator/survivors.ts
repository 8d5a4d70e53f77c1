import type { Reasons } from "../mutants/reason.ts"

const onLocalPages =
  "The page of a zip is asked for on the page of a place alone, so nothing stands for a missing place."

export const simpleCalculator: Reasons = {
  "src/machines/simple-calculator/location.states.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: onLocalPages }
  ],
  "src/machines/simple-calculator/setup.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "Read only once another page was found, with which its address has come."
    }
  ]
}
