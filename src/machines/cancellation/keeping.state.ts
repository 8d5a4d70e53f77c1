import { and, not } from "xstate"
import { toKeep } from "./edits.ts"
import { cancellationSetup } from "./setup.ts"

const isSettled = and(["isChanged", not("isUnsaved")])

/** What is unsaved is kept by the browser as well, shortly after each change, and dropped once nothing is. */
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
