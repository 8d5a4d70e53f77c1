import { currentIn, feedbackIn, notesSetup, versionIn } from "./setup.ts"
import { typedText } from "../../domain/typed-text.ts"

const typed = notesSetup.createStateConfig({
  on: {
    "feedback.type": {
      target: "deciding",
      actions: { type: "keepFeedback", params: ({ event }) => event.draft }
    }
  }
})

const open = notesSetup.createStateConfig({
  on: {
    "row.arrived": [
      {
        guard: { type: "isClash", params: ({ event }) => event.row },
        target: "conflict",
        actions: { type: "keepTheirs", params: ({ event }) => event.row }
      },
      {
        guard: { type: "isNews", params: ({ event }) => event.row },
        target: "deciding",
        actions: { type: "keepRow", params: ({ event }) => event.row }
      }
    ]
  }
})

const sendable = notesSetup.createStateConfig({
  on: {
    "feedback.send": [{ guard: "isFeedbackSound", target: "sending" }, { target: "blocked" }]
  }
})

/**
 * The feedback: the reason for the cancellation. It is saved with the version that was read, so that no other user's
 * feedback is overwritten.
 */
export const feedbackState = notesSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      initial: "untouched",
      on: {
        ...typed.on,
        "row.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.row },
          actions: { type: "keepRow", params: ({ event }) => event.row }
        }
      },
      states: { untouched: {}, sent: {} }
    },
    deciding: { always: [{ guard: "isTouched", target: "writing" }, { target: "resting" }] },
    writing: { tags: "unsaved", on: { ...typed.on, ...open.on, ...sendable.on } },
    /** `feedbackProblem` returns why the feedback cannot be sent. */
    blocked: { tags: "unsaved", on: { ...typed.on, ...open.on } },
    sending: {
      tags: ["busy", "unsaved"],
      entry: "noteSent",
      on: { "feedback.type": { actions: { type: "keepFeedback", params: ({ event }) => event.draft } } },
      invoke: {
        id: "saveFeedback",
        src: "saveFeedback",
        input: ({ context: { row, feedback } }) => ({
          orderId: row.orderId,
          version: row.version,
          reason: feedback.reason,
          comment: typedText(feedback.comment)
        }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "decidingSent",
            actions: [
              { type: "keepGiven", params: ({ event }) => versionIn(event.output) },
              { type: "tellFeedback", params: ({ context, event }) => feedbackIn(context, event.output) }
            ]
          },
          {
            guard: { type: "isSaid", params: ({ event }) => event.output },
            target: "decidingSent",
            actions: [
              { type: "keepGiven", params: ({ event }) => versionIn(event.output) },
              { type: "tellRow", params: ({ event }) => currentIn(event.output) }
            ]
          },
          {
            guard: { type: "isUnsaid", params: ({ event }) => event.output },
            target: "sending",
            reenter: true,
            actions: [
              { type: "keepRow", params: ({ event }) => currentIn(event.output) },
              { type: "tellRow", params: ({ event }) => currentIn(event.output) }
            ]
          },
          // the row was changed meanwhile, but without a conflict: editing continues on the current row, and the user
          // sends the feedback again
          {
            guard: { type: "isSettled", params: ({ event }) => event.output },
            target: "deciding",
            actions: [
              { type: "keepRow", params: ({ event }) => currentIn(event.output) },
              { type: "tellRow", params: ({ event }) => currentIn(event.output) }
            ]
          },
          {
            guard: { type: "isConflict", params: ({ event }) => event.output },
            target: "conflict",
            actions: [
              { type: "keepTheirs", params: ({ event }) => currentIn(event.output) },
              { type: "tellRow", params: ({ event }) => currentIn(event.output) }
            ]
          },
          {
            guard: { type: "isSignedOut", params: ({ event }) => event.output },
            target: "failed.expired"
          },
          { target: "failed.refused" }
        ],
        onError: "failed.unreachable"
      },
      after: { longestAnswer: "failed.unreachable" }
    },
    decidingSent: { always: [{ guard: "isTouched", target: "writing" }, { target: "resting.sent" }] },
    /** The input is unchanged and may be sent again. */
    failed: {
      tags: "unsaved",
      initial: "unreachable",
      on: { ...typed.on, ...open.on, ...sendable.on },
      states: { unreachable: {}, refused: {}, expired: {} }
    },
    /** Both versions are shown until the user chooses one. */
    conflict: {
      tags: "unsaved",
      on: {
        "conflict.keepMine": [
          { guard: "isFeedbackSound", target: "sending", actions: "standOnTheirs" },
          { target: "blocked", actions: "standOnTheirs" }
        ],
        "conflict.takeTheirs": { target: "resting", actions: "takeTheirs" },
        "feedback.type": { actions: { type: "keepFeedback", params: ({ event }) => event.draft } },
        "row.arrived": { actions: { type: "keepTheirs", params: ({ event }) => event.row } }
      }
    }
  }
})
