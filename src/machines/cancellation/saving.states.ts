import { not } from "xstate"
import { editing, facts, waitingWishes } from "./editing.ts"
import { cancellationSetup } from "./setup.ts"
import type { SaveBatch } from "./types.ts"

const batchOf = (batch: SaveBatch | null): SaveBatch => {
  if (batch === null) throw new Error("Nothing was made ready to be sent")
  return batch
}

/** From the wish to save to what became of each row. */
export const savingStates = {
  saving: cancellationSetup.createStateConfig({
    tags: ["unsaved", "busy"],
    entry: "send",
    on: {
      ...editing.on,
      // asked about when the answer is there
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
      // nothing to decide on: the same once more, over the version that was answered
      { guard: "isOvertaken", target: "saving" },
      { guard: "isUnsaved", target: "full.unsaved" },
      { guard: "isWished", target: "granting" },
      { target: "full.saved" }
    ]
  }),
  /** Something would be lost: it is saved or given up first, or one stays. */
  asking: cancellationSetup.createStateConfig({
    tags: "unsaved",
    // it has become known meanwhile that others have saved the same
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
