import { assign, setup } from "xstate"
import {
  type HeldCause,
  mayAnswer,
  nothingKnown,
  type ReviewEvent,
  type ReviewFacts
} from "../domain/review/review.ts"

type Answering = Extract<ReviewEvent, { readonly type: "review.answer" }>

const reviewSetup = setup({
  types: { context: {} as ReviewFacts, events: {} as ReviewEvent },
  actions: {
    keepCause: assign((_, { cause }: { readonly cause: HeldCause }) => ({ heldCause: cause })),
    keepReason: assign((_, { reason }: { readonly reason: string }) => ({ removedReason: reason })),
    forgetReason: assign({ removedReason: null }),
    countReport: assign({ reports: ({ context: { reports } }) => reports + 1 }),
    settleReports: assign({ reports: 0 }),
    keepAnswer: assign(({ context: { answer } }, { text, at }: Answering) => ({
      answer: { text, at: answer?.at ?? at, writes: (answer?.writes ?? 0) + 1 }
    }))
  },
  guards: {
    isAnswered: ({ context: { answer } }) => answer !== null,
    /** Whether the dealer's answer has text and is written within one day of the first version of the answer. */
    isInTime: ({ context }, { text, at }: Answering) => text !== "" && mayAnswer(context, at),
    isExplained: (_, { reason }: { readonly reason: string }) => reason !== ""
  }
})

const takenDown = {
  guard: {
    type: "isExplained",
    params: ({ event }: { readonly event: { readonly reason: string } }) => event
  },
  target: "removed",
  actions: [
    { type: "keepReason", params: ({ event }: { readonly event: { readonly reason: string } }) => event },
    "settleReports"
  ]
} as const

/**
 * A review of a delivered order on the server (rule review.states), run by xstate's pure `transition`: published
 * immediately unless it must be checked, answered once by its dealer, reported by any visitor, removed and restored by
 * staff.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: "review",
  context: nothingKnown,
  initial: "submitted",
  states: {
    /** Written, and not checked yet. */
    submitted: {
      on: {
        "review.publish": "published",
        "review.hold": { target: "held", actions: { type: "keepCause", params: ({ event }) => event } }
      }
    },
    /** Visible only to its author until staff have decided. */
    held: { on: { "review.keep": "published", "review.takeDown": takenDown } },
    published: {
      type: "parallel",
      on: { "review.takeDown": takenDown },
      states: {
        answer: {
          initial: "open",
          states: {
            open: {
              always: { guard: "isAnswered", target: "answered" },
              on: {
                "review.answer": {
                  guard: { type: "isInTime", params: ({ event }) => event },
                  target: "answered",
                  actions: { type: "keepAnswer", params: ({ event }) => event }
                }
              }
            },
            answered: {
              on: {
                "review.answer": {
                  guard: { type: "isInTime", params: ({ event }) => event },
                  actions: { type: "keepAnswer", params: ({ event }) => event }
                }
              }
            }
          }
        },
        report: {
          initial: "unreported",
          states: {
            unreported: { on: { "review.report": { target: "reported", actions: "countReport" } } },
            reported: {
              on: {
                "review.report": { actions: "countReport" },
                "review.keep": { target: "unreported", actions: "settleReports" }
              }
            }
          }
        }
      }
    },
    /** Not shown; staff can restore it. */
    removed: { on: { "review.restore": { target: "published", actions: "forgetReason" } } }
  }
})
