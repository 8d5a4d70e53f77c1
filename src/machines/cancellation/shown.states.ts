import { not } from "xstate"
import { editing } from "./editing.ts"
import { cancellationSetup } from "./setup.ts"

/** A list that is shown: whether something of it is unsaved, and what became of the last save. */
export const fullState = cancellationSetup.createStateConfig({
  on: { ...editing.on, "list.reread": "rereading" },
  entry: "forgetWish",
  initial: "settled",
  states: {
    settled: { always: { guard: "isUnsaved", target: "unsaved" } },
    /** All that was sent has arrived. */
    saved: { always: { guard: "isUnsaved", target: "unsaved" } },
    /** It could not be read anew, and is shown as it was. */
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
        /** Some rows were saved, others were not: each says why. */
        partial: {},
        /** No answer: everything stays, and the same may be sent again under the same key. */
        unreachable: {},
        stale: {},
        /** The server took none of it. */
        refused: {},
        /** The session has ended; the changes wait for the sign-in, here and in the browser. */
        expired: {
          on: {
            "session.resumed": [
              // only what was asked to be saved and was held up by the sign-in
              { guard: "isHeld", target: "#cancellation.list.saving" },
              { target: "editing" }
            ]
          }
        }
      }
    }
  }
})
