import { openOrderSetup } from "./open-order/setup.ts"

export type { ActAnswer, OpenOrderEvent } from "./open-order/setup.ts"

/**
 * One open order in the hands of its seller: one act at a time, asked for by a form where it needs words. Each is only
 * announced at first and can be taken back, since nothing can be once it is sent. An act that is repeated after a lost
 * answer names the same version, so that the server does it once; a late caller gets the order as it is now.
 */
export const openOrderMachine = openOrderSetup.createMachine({
  id: "openOrder",
  context: ({ input: { order } }) => ({
    order,
    now: { kind: "open", order },
    act: "confirm",
    wish: { act: "confirm" },
    problems: [],
    refusal: "",
    because: "left"
  }),
  initial: "resting",
  states: {
    resting: {
      initial: "quiet",
      on: {
        "act.choose": [
          {
            guard: { type: "isPlain", params: ({ event }) => event.act },
            target: "announced",
            actions: { type: "choosePlain", params: ({ event }) => event.act }
          },
          {
            guard: { type: "isPossible", params: ({ event }) => event.act },
            target: "asking",
            actions: { type: "choose", params: ({ event }) => event.act }
          }
        ],
        "order.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.order },
          target: ".quiet",
          actions: { type: "takeOver", params: ({ event }) => event.order }
        }
      },
      states: {
        quiet: {},
        done: {},
        /** The seller took back the announced act; nothing was sent. */
        takenBack: {},
        /** The window slept while it was announced: nothing was sent, and it was not taken back. */
        unsent: {},
        /** It had moved on; it is shown as it is now. */
        conflict: {},
        gone: {}
      }
    },
    /** The form of an act is open. */
    asking: {
      tags: "form",
      initial: "filling",
      on: {
        "act.submit": [
          {
            guard: { type: "isSound", params: ({ event }) => event },
            target: "announced",
            actions: { type: "keepWish", params: ({ event }) => event.wish }
          },
          {
            guard: { type: "isWished", params: ({ event }) => event.wish },
            target: ".refused",
            actions: { type: "noteProblems", params: ({ event }) => event }
          }
        ],
        "act.cancel": { target: "resting", actions: "forgetProblems" }
      },
      /** `unsent` is the form that was sent off before the window slept. */
      states: { filling: {}, refused: {}, unsent: {} }
    },
    /** Nothing is said to the server before the time is over. */
    announced: {
      tags: "announced",
      initial: "soon",
      on: {
        "act.takeBack": [{ guard: "isForm", target: "asking" }, { target: "resting.takenBack" }],
        "window.slept": [{ guard: "isForm", target: "asking.unsent" }, { target: "resting.unsent" }],
        /** What was pressed was meant for how it stood before. */
        "order.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.order },
          target: "resting.conflict",
          actions: { type: "takeOver", params: ({ event }) => event.order }
        }
      },
      after: { takeBack: "acting" },
      states: { soon: { after: { lastCall: "ending" } }, ending: {} }
    },
    acting: {
      tags: "busy",
      invoke: {
        id: "act",
        src: "act",
        input: ({ context: { order, wish } }) => ({ order, wish }),
        onDone: [
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "done" }) },
            target: "reading",
            actions: { type: "because", params: "done" }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
            target: "reading",
            actions: { type: "because", params: "conflict" }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "gone" }) },
            target: "resting.gone",
            actions: "takeAway"
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
            target: "failed.expired"
          },
          // what the server wants of a form stands in it; a confirmation has none
          {
            guard: "isForm",
            target: "asking.refused",
            actions: { type: "keepRefusal", params: ({ event }) => event.output }
          },
          {
            target: "failed.refused",
            actions: { type: "keepRefusal", params: ({ event }) => event.output }
          }
        ],
        onError: "failed.unreachable"
      },
      after: { longestAnswer: "failed.unreachable" }
    },
    /** The same can be sent again. */
    failed: {
      initial: "unreachable",
      on: {
        "act.retry": { target: "acting", actions: "forgetProblems" },
        "act.submit": [
          {
            guard: { type: "isSound", params: ({ event }) => event },
            target: "announced",
            actions: { type: "keepWish", params: ({ event }) => event.wish }
          },
          {
            guard: { type: "isWished", params: ({ event }) => event.wish },
            target: "asking.refused",
            actions: { type: "noteProblems", params: ({ event }) => event }
          }
        ]
      },
      states: {
        /** It may have been done all the same: leaving here without sending it again reads the order anew. */
        unreachable: {
          on: {
            "act.submit": {
              guard: { type: "isFlawed", params: ({ event }) => event },
              actions: { type: "noteFlaws", params: ({ event }) => event }
            },
            "act.cancel": {
              target: "#openOrder.reading",
              actions: ["forgetProblems", { type: "because", params: "left" }]
            }
          }
        },
        expired: { on: { "act.cancel": "#openOrder.resting" } },
        /** Nothing was done, and the reason is no field of a form. */
        refused: { on: { "act.cancel": { target: "#openOrder.resting", actions: "forgetProblems" } } }
      }
    },
    /** How the order stands now is the server's to say. */
    reading: {
      tags: "busy",
      invoke: {
        id: "readOrder",
        src: "readOrder",
        input: ({ context: { order } }) => ({ order }),
        onDone: [
          {
            guard: { type: "isBecause", params: "done" },
            target: "resting.done",
            actions: { type: "keepNow", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isBecause", params: "conflict" },
            target: "resting.conflict",
            actions: { type: "keepNow", params: ({ event }) => event.output }
          },
          { target: "resting", actions: { type: "keepNow", params: ({ event }) => event.output } }
        ],
        onError: "unread"
      },
      after: { longestAnswer: "unread" }
    },
    unread: {
      on: {
        "act.retry": "reading",
        "order.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.order },
          target: "resting",
          actions: { type: "takeOver", params: ({ event }) => event.order }
        }
      }
    }
  }
})
