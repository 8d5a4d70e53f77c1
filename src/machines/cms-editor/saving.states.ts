import { pageIn } from "./context.ts"
import { actInput, editorSetup } from "./setup.ts"

const nothing = {}

/** Input made during a pending request stays, and is saved with the next request. */
const edits = {
  "draft.edit": { actions: { type: "edit", params: ({ event }) => event.edit } }
} satisfies Parameters<typeof editorSetup.createStateConfig>[0]["on"]

/** The states from a save or an action until the server's result is known. */
export const savingStates = {
  saving: editorSetup.createStateConfig({
    tags: ["unsaved", "busy"],
    entry: ["keepSent", "forgetProblems"],
    on: { ...edits, "act.ask": { actions: { type: "keepAct", params: ({ event }) => event.act } } },
    invoke: {
      id: "savePage",
      src: "savePage",
      input: ({ context: { page, draft } }) => ({ rowVersion: page.rowVersion, draft }),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "saved" }) },
          target: "settling",
          actions: { type: "settle", params: ({ event }) => pageIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
          target: "settling",
          actions: { type: "rebase", params: ({ event }) => pageIn(event.output) }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "expired",
          actions: "forgetAct"
        },
        {
          target: "dirty.refused",
          actions: ["forgetAct", { type: "keepProblems", params: ({ event }) => event.output }]
        }
      ],
      onError: "offline"
    },
    after: { longestAnswer: "offline" }
  }),
  /** No response arrived, but the save may have succeeded anyway; the next attempt shows whether it did. */
  offline: editorSetup.createStateConfig({
    tags: "unsaved",
    on: {
      ...edits,
      "draft.save": "saving",
      "act.ask": { target: "saving", actions: { type: "keepAct", params: ({ event }) => event.act } }
    },
    after: { nextTry: "saving" }
  }),
  /** The session has ended; the draft stays stored in the browser until the user signs in. */
  expired: editorSetup.createStateConfig({ tags: "unsaved", on: { ...edits, "draft.save": "saving" } }),
  /** Decides what remains to be done after a response. */
  settling: editorSetup.createStateConfig({
    always: [
      { guard: "isClashing", target: "conflict" },
      { guard: "isAsked", target: "acting" },
      // input typed meanwhile is saved before the requested action
      { guard: "isToFollow", target: "saving" },
      { guard: "isUnchanged", target: "clean.saved" },
      { target: "dirty.editing" }
    ]
  }),
  acting: editorSetup.createStateConfig({
    tags: "busy",
    entry: ["keepSent", "forgetProblems"],
    on: edits,
    invoke: {
      id: "actOnPage",
      src: "actOnPage",
      input: ({ context }) => actInput(context),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "saved" }) },
          target: "settling",
          actions: ["forgetAct", { type: "settle", params: ({ event }) => pageIn(event.output) }]
        },
        {
          // the page on the server differs from the one that was to be published: the user must check it first
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
          target: "settling",
          actions: ["forgetAct", { type: "rebase", params: ({ event }) => pageIn(event.output) }, "noteMerge"]
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "gone" }) },
          target: "gone",
          actions: "forgetAct"
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "expired",
          actions: "forgetAct"
        },
        {
          target: "settling",
          actions: ["forgetAct", { type: "keepProblems", params: ({ event }) => event.output }]
        }
      ],
      onError: { target: "rereading", actions: "forgetAct" }
    },
    after: { longestAnswer: { target: "rereading", actions: "forgetAct" } }
  }),
  /** It is unknown whether the action succeeded, so the page is loaded again. */
  rereading: editorSetup.createStateConfig({
    tags: "busy",
    initial: "asking",
    on: edits,
    states: {
      asking: {
        invoke: {
          id: "loadPage",
          src: "loadPage",
          input: () => nothing,
          onDone: [
            {
              guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "loaded" }) },
              target: "#cmsEditor.editing.settling",
              actions: { type: "rebase", params: ({ event }) => pageIn(event.output) }
            },
            {
              guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "gone" }) },
              target: "#cmsEditor.editing.gone"
            },
            { target: "#cmsEditor.editing.expired" }
          ],
          onError: "waiting"
        },
        after: { longestAnswer: "waiting" }
      },
      waiting: { on: { "draft.save": "asking" }, after: { nextTry: "asking" } }
    }
  })
}
