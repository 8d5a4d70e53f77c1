import { not } from "xstate"
import { editing } from "./editing.ts"
import { cancellationSetup } from "./setup.ts"

/**
 * Reloads the list while there are unsaved changes, which are then applied to the current rows. Other user requests
 * take precedence.
 */
export const rereadingState = cancellationSetup.createStateConfig({
  tags: "busy",
  on: {
    ...editing.on,
    "list.save": { guard: "isSendable", target: "saving" },
    "query.change": [
      {
        guard: "isUnsaved",
        target: "asking",
        actions: { type: "keepWish", params: ({ event }) => ({ kind: "query", query: event.query }) }
      },
      { target: "loading", actions: { type: "keepQuery", params: ({ event }) => event.query } }
    ],
    "page.leave": [
      {
        guard: "isUnsaved",
        target: "asking",
        actions: { type: "keepWish", params: { kind: "leave" } }
      },
      { actions: { type: "leave", params: {} } }
    ]
  },
  invoke: {
    id: "listCancellations",
    src: "listCancellations",
    input: ({ context }) => context.query,
    onDone: [
      {
        guard: { type: "isListed", params: ({ event }) => event.output },
        target: "sorting",
        actions: { type: "keepReread", params: ({ event }) => event.output }
      },
      { guard: "isUnsaved", target: "full.unsaved.expired" },
      { target: "signedOut" }
    ],
    onError: "full.stale"
  },
  after: { longestAnswer: "full.stale" },
  initial: "settled",
  states: {
    settled: { always: { guard: "isUnsaved", target: "unsaved" } },
    unsaved: { tags: "unsaved", always: { guard: not("isUnsaved"), target: "settled" } }
  }
})
