import type { Reasons } from "../mutants/reason.ts"

const remembered = "Only remembers what the row machine says, which it would say again."
const sameVersion = "Two readings of one version say the same, whichever is taken."

export const cancellation: Reasons = {
  "src/machines/cancellation/edits.ts": [
    {
      mutator: "EqualityOperator",
      original: "known.version > arrived.version",
      replacement: "known.version >= arrived.version",
      times: 2,
      reason: sameVersion
    }
  ],
  "src/machines/cancellation/row-state.ts": [
    {
      mutator: "CallExpression",
      original: "clean.set(bookedAs, state)",
      replacement: ";",
      reason: remembered
    },
    {
      mutator: "CallExpression",
      original: "steps.set(before, after.set(key, state))",
      replacement: ";",
      reason: remembered
    }
  ],
  "src/machines/cancellation/saves.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'type === "row.conflicted"',
      replacement: "true",
      reason:
        "After another outcome no row is dirty with what was sent: saved it is clean or marked otherwise, missed it waits to be saved again."
    }
  ],
  "src/machines/cancellation/saving.states.ts": [
    {
      mutator: "StringLiteral",
      original: '"granting"',
      replacement: '""',
      reason: "Where everything was given up nothing is unsaved, which leads on by itself."
    }
  ]
}
