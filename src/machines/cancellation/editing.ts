import { cancellationSetup } from "./setup.ts"

/** Events from the panel of a row, which are accepted in every state of the list. */
export const facts = cancellationSetup.createStateConfig({
  on: {
    "feedback.saved": { actions: { type: "keepFeedback", params: ({ event }) => event } },
    "comment.saved": { actions: { type: "keepComment", params: ({ event }) => event } },
    "row.arrived": { actions: { type: "keepArrived", params: ({ event }) => event.row } }
  }
})

/** Actions on the rows of a shown list; they are also possible while rows are being saved. */
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

/** User requests that must wait because they would discard unsaved changes. */
export const waitingWishes = cancellationSetup.createStateConfig({
  on: {
    "query.change": {
      actions: { type: "keepWish", params: ({ event }) => ({ kind: "query", query: event.query }) }
    },
    "page.leave": { actions: { type: "keepWish", params: { kind: "leave" } } }
  }
})
