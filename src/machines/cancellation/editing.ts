import { cancellationSetup } from "./setup.ts"

/** What comes from the panel of a row: it is so, whatever the list is busy with. */
export const facts = cancellationSetup.createStateConfig({
  on: {
    "feedback.saved": { actions: { type: "keepFeedback", params: ({ event }) => event } },
    "comment.saved": { actions: { type: "keepComment", params: ({ event }) => event } },
    "row.arrived": { actions: { type: "keepArrived", params: ({ event }) => event.row } }
  }
})

/** What can be done to the rows of a list that is shown, also while some of them are on their way. */
export const editing = cancellationSetup.createStateConfig({
  on: {
    ...facts.on,
    "rows.mark": { actions: { type: "mark", params: ({ event }) => event } },
    "rows.markShown": { actions: { type: "markShown", params: ({ event }) => event.change } },
    "marking.undo": { actions: "undo" },
    "conflict.keepMine": { actions: { type: "decide", params: ({ event }) => event } },
    "conflict.takeTheirs": { actions: { type: "decide", params: ({ event }) => event } }
  }
})

/** A wish that has to wait, as it would lose something. */
export const waitingWishes = cancellationSetup.createStateConfig({
  on: {
    "query.change": {
      actions: { type: "keepWish", params: ({ event }) => ({ kind: "query", query: event.query }) }
    },
    "page.leave": { actions: { type: "keepWish", params: { kind: "leave" } } }
  }
})
