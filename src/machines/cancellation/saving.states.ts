import { not } from "xstate"
import { editing, facts, waitingWishes } from "./editing.ts"
import { cancellationSetup } from "./setup.ts"
import type { SaveBatch } from "./types.ts"

const batchOf = (batch: SaveBatch | null): SaveBatch => {
  if (batch === null) throw new Error("Nothing was made ready to be sent")
  return batch
}

/** The states from a save request until each row has a result. */
export const savingStates = {
  saving: cancellationSetup.createStateConfig({
    tags: ["unsaved", "busy"],
    entry: "send",
    on: {
      ...editing.on,
      // the user is asked what to do once the response has arrived
      ...waitingWishes.on
    },
    invoke: {
      id: "saveCancellations",
      src: "saveCancellations",
      input: ({ context }) => batchOf(context.batch),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "answered" }) },
          target: "settling",
          actions: { type: "keepAnswer", params: ({ event }) => event.output }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "full.unsaved.expired",
          actions: "hold"
        },
        { target: "full.unsaved.refused", actions: ["hold", "forgetBatch"] }
      ],
      onError: { target: "full.unsaved.unreachable", actions: "lose" }
    },
    after: { longestAnswer: { target: "full.unsaved.unreachable", actions: "lose" } }
  }),
  settling: cancellationSetup.createStateConfig({
    always: [
      { guard: "isFailed", target: "full.unsaved.partial" },
      // no decision by the user is needed: the rows are saved again with the versions from the response
      { guard: "isOvertaken", target: "saving" },
      { guard: "isUnsaved", target: "full.unsaved" },
      { guard: "isWished", target: "granting" },
      { target: "full.saved" }
    ]
  }),
  /** Unsaved changes would be lost: the user saves them, discards them or stays. */
  asking: cancellationSetup.createStateConfig({
    tags: "unsaved",
    // other users have meanwhile saved the same values, so there is nothing left to save
    always: { guard: not("isUnsaved"), target: "granting" },
    on: {
      ...facts.on,
      ...waitingWishes.on,
      "ask.save": { guard: "isSendable", target: "saving" },
      "ask.discard": { target: "granting", actions: "discard" },
      "ask.stay": "full"
    }
  }),
  granting: cancellationSetup.createStateConfig({
    always: [
      { guard: "isLeaving", target: "full", actions: { type: "leave", params: {} } },
      { target: "loading", actions: "takeWish" }
    ]
  })
}
