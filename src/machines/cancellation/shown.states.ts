import { not } from "xstate"
import { editing } from "./editing.ts"
import { cancellationSetup } from "./setup.ts"

/** The list is shown; the inner states tell whether it has unsaved changes, and how the last save ended. */
export const fullState = cancellationSetup.createStateConfig({
  on: { ...editing.on, "list.reread": "rereading" },
  entry: "forgetWish",
  initial: "settled",
  states: {
    settled: { always: { guard: "isUnsaved", target: "unsaved" } },
    /** Everything sent has been saved. */
    saved: { always: { guard: "isUnsaved", target: "unsaved" } },
    /** The list could not be reloaded and is shown in its old state. */
    stale: { always: { guard: "isUnsaved", target: "unsaved.stale" } },
    unsaved: {
      tags: "unsaved",
      initial: "editing",
      always: { guard: not("isUnsaved"), target: "settled" },
      on: {
        "list.save": { guard: "isSendable", target: "#cancellation.list.saving" },
        "query.change": {
          target: "#cancellation.list.asking",
          actions: { type: "keepWish", params: ({ event }) => ({ kind: "query", query: event.query }) }
        },
        "page.leave": {
          target: "#cancellation.list.asking",
          actions: { type: "keepWish", params: { kind: "leave" } }
        }
      },
      states: {
        editing: {},
        /** Some rows were saved, others were not; each row that was not saved shows the reason. */
        partial: {},
        /** No response: all changes stay, and the batch may be sent again under the same idempotency key. */
        unreachable: {},
        stale: {},
        /** The server refused the whole batch. */
        refused: {},
        /** The session has ended; the changes stay on the page and in the browser's storage until the user signs in. */
        expired: {
          on: {
            "session.resumed": [
              // continues only a requested save that the end of the session interrupted
              { guard: "isHeld", target: "#cancellation.list.saving" },
              { target: "editing" }
            ]
          }
        }
      }
    }
  }
})
