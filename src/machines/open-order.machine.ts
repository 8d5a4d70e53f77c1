import { openOrderSetup } from "./open-order/setup.ts"

export type { ActAnswer, OpenOrderEvent } from "./open-order/setup.ts"

/**
 * One open order, handled by its seller: one action at a time, with a form if the action needs input. Each action is
 * first announced and can be undone until it is sent. An action repeated after a lost response contains the same
 * version, so that the server performs it only once; a caller who is too late receives the current order.
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
        /** The seller undid the announced action before it was sent. */
        takenBack: {},
        /** The window was suspended during the announcement: nothing was sent, and the seller did not undo it. */
        unsent: {},
        /** The order was changed elsewhere; its current state is shown. */
        conflict: {},
        gone: {}
      }
    },
    /** The form of an action is open. */
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
      /** `unsent`: the form was submitted, but the window was suspended before anything was sent */
      states: { filling: {}, refused: {}, unsent: {} }
    },
    /** The action is announced: nothing is sent until the countdown is over. */
    announced: {
      tags: "announced",
      initial: "soon",
      on: {
        "act.takeBack": [{ guard: "isForm", target: "asking" }, { target: "resting.takenBack" }],
        "window.slept": [{ guard: "isForm", target: "asking.unsent" }, { target: "resting.unsent" }],
        /**
         * A newer version of the order has arrived: the announced action was meant for the former version, so it is
         * dropped.
         */
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
          // the form shows the server's reasons; an action without a form has no place to show them
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
    /** The same request can be sent again. */
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
        /** The action may have succeeded anyway: if the user cancels instead of retrying, the order is read again. */
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
        /** The server rejected the action, and no form field shows the reason. */
        refused: { on: { "act.cancel": { target: "#openOrder.resting", actions: "forgetProblems" } } }
      }
    },
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
