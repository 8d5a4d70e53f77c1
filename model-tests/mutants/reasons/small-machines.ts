import type { Reasons } from "../reason.ts"

const nothingToCompare = "It is asked only after a calculation was kept, so no walk comes here without one."

export const smallMachines: Reasons = {
  "src/machines/chunk-reload.machine.ts": [
    {
      mutator: "ObjectLiteral",
      original:
        "{ /** Remembers the moment for `sinceReload` and loads the page anew. */ reloadPage: () => {} }",
      replacement: "{}",
      reason: "Names the port for those that keep it; without a keeper nothing happens either way."
    }
  ],
  "src/machines/price-differences.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: "calculation === null",
      replacement: "false",
      reason: nothingToCompare
    },
    {
      mutator: "StringLiteral",
      original: '"There is nothing to compare with"',
      replacement: '""',
      reason: nothingToCompare
    }
  ]
}
