import type { Reasons } from "../mutants/reason.ts"

export const cancellationNotes: Reasons = {
  "src/machines/cancellation-notes/setup.ts": [
    {
      mutator: "EqualityOperator",
      original: "one.version > other.version",
      replacement: "one.version >= other.version",
      reason: "Two readings of one version say the same, whichever is taken."
    }
  ]
}
