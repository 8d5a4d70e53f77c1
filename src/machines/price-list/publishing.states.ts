import { listIn, planIn, wishIn } from "./context.ts"
import { priceListSetup, publishInput } from "./setup.ts"

/** From the wish to publish to what became of it. */
export const publishingStates = {
  /** What is on its way is what is shown: nothing is typed meanwhile. */
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
  /** The answer was lost and the list may be published: it is looked for, and never sent again before. */
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
          // whether it came is asked again after the sign-in
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "unknown"
        },
        { target: "failed", actions: { type: "keepRefusal", params: ({ event }) => event.output } }
      ],
      onError: "unknown"
    },
    after: { longestAnswer: "unknown" }
  }),
  /** It is not known yet whether it is published. */
  unknown: priceListSetup.createStateConfig({
    tags: "unsaved",
    on: { "list.lookAgain": "asking" },
    after: { nextTry: "asking" }
  })
}
