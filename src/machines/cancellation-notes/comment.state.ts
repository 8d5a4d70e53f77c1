import { commentIn, commentOf, notesSetup } from "./setup.ts"

/** Comments are sent one at a time; each kind has its own text and its own list. */
export const commentState = notesSetup.createStateConfig({
  initial: "empty",
  on: {
    "comment.type": { target: ".deciding", actions: { type: "keepText", params: ({ event }) => event } },
    "comment.send": [
      {
        guard: { type: "isCommentSound", params: ({ event }) => event.kind },
        target: ".sending",
        actions: { type: "makeComment", params: ({ event }) => event.kind }
      },
      { target: ".blocking", actions: { type: "noteSending", params: ({ event }) => event.kind } }
    ],
    "row.arrived": { actions: { type: "keepComments", params: ({ event }) => event.row } }
  },
  states: {
    empty: { initial: "waiting", states: { waiting: {}, blocked: {} } },
    deciding: { always: [{ guard: "isTyped", target: "writing" }, { target: "empty" }] },
    writing: { tags: "unsaved", initial: "typing", states: { typing: {}, blocked: {} } },
    /**
     * Chooses the state for a comment that cannot be sent: the text field for the other kind of comment may still
     * contain text. `commentProblem` returns the reason.
     */
    blocking: { always: [{ guard: "isTyped", target: "writing.blocked" }, { target: "empty.blocked" }] },
    sending: {
      tags: ["busy", "unsaved"],
      on: {
        "comment.type": { actions: { type: "keepText", params: ({ event }) => event } },
        // a double click would repeat the request, whose response is already pending
        "comment.send": {}
      },
      invoke: {
        id: "saveComment",
        src: "saveComment",
        input: ({ context }) => commentOf(context),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "decidingSent",
            actions: [
              { type: "tellComment", params: ({ context, event }) => commentIn(context, event.output) },
              { type: "keepComment", params: ({ event }) => event.output }
            ]
          },
          {
            guard: { type: "isSignedOut", params: ({ event }) => event.output },
            target: "failed.expired"
          },
          { target: "failed.refused", actions: "forgetComment" }
        ],
        onError: "failed.unreachable"
      },
      after: { longestAnswer: "failed.unreachable" }
    },
    decidingSent: { always: [{ guard: "isTyped", target: "writing" }, { target: "sent" }] },
    /** The comment is shown at the top of its list. */
    sent: {},
    /** The text is unchanged and may be sent again. */
    failed: {
      tags: "unsaved",
      initial: "unreachable",
      states: { unreachable: {}, refused: {}, expired: {} }
    }
  }
})
