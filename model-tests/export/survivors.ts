import type { Reasons } from "../mutants/reason.ts"

export const exporting: Reasons = {
  "src/machines/export.machine.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "Read only of a file that was kept, with which the name has come."
    }
  ]
}
