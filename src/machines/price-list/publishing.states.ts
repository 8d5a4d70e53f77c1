import { listIn, planIn, wishIn } from "./context.ts"
import { priceListSetup, publishInput } from "./setup.ts"

/** The states from a request to publish until its result. */
export const publishingStates = {
  /** The shown list is the one that is being sent, so editing is disabled meanwhile. */
  publishing: priceListSetup.createStateConfig({
    tags: ["unsaved", "busy"],
    invoke: {
      id: "publishList",
      src: "publishList",
      input: ({ context }) => publishInput(context, wishIn(context)),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "published" }) },
          target: "published",
          actions: { type: "keepPublished", params: ({ event }) => listIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "scheduled" }) },
          target: "scheduled",
          actions: { type: "keepPlan", params: ({ event }) => planIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
          target: "conflict",
          actions: { type: "keepTheirs", params: ({ event }) => listIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "expired"
        },
        { target: "failed", actions: { type: "keepRefusal", params: ({ event }) => event.output } }
      ],
      onError: "asking"
    },
    after: { longestAnswer: "asking" }
  }),
  /**
   * The response was lost, so the list may have been published: the server is queried before anything is sent again.
   */
  asking: priceListSetup.createStateConfig({
    tags: ["unsaved", "busy"],
    invoke: {
      id: "findPublished",
      src: "findPublished",
      input: ({ context }) => publishInput(context, wishIn(context)),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "published" }) },
          target: "published",
          actions: { type: "keepPublished", params: ({ event }) => listIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "scheduled" }) },
          target: "scheduled",
          actions: { type: "keepPlan", params: ({ event }) => planIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
          target: "conflict",
          actions: { type: "keepTheirs", params: ({ event }) => listIn(event.output) }
        },
        {
          // after the user has signed in, the server is queried again
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "unknown"
        },
        { target: "failed", actions: { type: "keepRefusal", params: ({ event }) => event.output } }
      ],
      onError: "unknown"
    },
    after: { longestAnswer: "unknown" }
  }),
  /** It is not known yet whether the list has been published. */
  unknown: priceListSetup.createStateConfig({
    tags: "unsaved",
    on: { "list.lookAgain": "asking" },
    after: { nextTry: "asking" }
  })
}
