import { and, not } from "xstate"
import { toKeep } from "./edits.ts"
import { cancellationSetup } from "./setup.ts"

const isSettled = and(["isChanged", not("isUnsaved")])

/**
 * Unsaved changes are also stored in the browser, shortly after each change, and are removed there once everything is
 * saved.
 */
export const keepingState = cancellationSetup.createStateConfig({
  initial: "kept",
  states: {
    kept: {
      always: [
        { guard: isSettled, target: "keeping" },
        { guard: "isChanged", target: "waiting" }
      ]
    },
    waiting: {
      always: { guard: isSettled, target: "keeping" },
      on: { "page.hidden": "keeping" },
      after: { autosave: "keeping" }
    },
    keeping: {
      entry: "noteKept",
      always: [
        {
          guard: "hasToKeep",
          target: "kept",
          actions: { type: "keepBatch", params: ({ context }) => toKeep(context) }
        },
        { target: "kept", actions: { type: "dropBatch", params: {} } }
      ]
    }
  }
})
