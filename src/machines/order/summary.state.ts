import { seenSummary } from "./context.ts"
import {
  checkingState,
  placingState,
  recalculatingState,
  reloadingState,
  repayingState,
  repricingState
} from "./placing.states.ts"
import { orderSetup } from "./setup.ts"

/** The last look: what is ordered is what is shown, once, at the price that was seen. */
export const summaryState = orderSetup.createStateConfig({
  initial: "sorting",
  exit: "dropKey",
  on: { "moisture.declare": { actions: { type: "keepMoisture", params: ({ event }) => event.declaration } } },
  states: {
    sorting: { always: [{ guard: "isExpired", target: "recalculating" }, { target: "checking" }] },
    checking: checkingState,
    keying: {
      tags: "busy",
      invoke: {
        id: "takeKey",
        src: "takeKey",
        input: ({ context }) => seenSummary(context),
        onDone: { target: "reviewing", actions: { type: "keepKey", params: ({ event }) => event.output } },
        onError: "unkeyed"
      }
    },
    unkeyed: { on: { "place.retry": "keying" } },
    /** A new calculation may have closed the summary: then the visitor is told before the wizard goes back. */
    admitting: {
      always: [
        { guard: "isDoubled", target: "doubled" },
        { guard: "isSummaryOpen", target: "keying" },
        { target: "changed" }
      ]
    },
    /** The same goods went to the same place lately: told once, and never in the way of who wants them again. */
    doubled: {
      after: { offerLifetime: "recalculating" },
      on: { "double.acknowledge": { target: "keying", actions: "acceptDouble" } }
    },
    reviewing: {
      after: { offerLifetime: "recalculating" },
      on: { "order.place": [{ guard: "isDeclared", target: "placing" }, { actions: "tellUndeclared" }] }
    },
    placing: placingState,
    /** Nobody knows whether the order was placed: asking again with the same key finds out and does no harm. */
    unanswered: { on: { "moisture.declare": {}, "place.retry": "placing", "order.place": "placing" } },
    refused: { entry: "dropKey", on: { "place.retry": "keying" } },
    recalculating: recalculatingState,
    unchecked: { on: { "place.retry": "recalculating" } },
    repricing: repricingState,
    /** Both prices are shown; nothing is ordered before the new one was acknowledged. */
    priceChanged: {
      after: { offerLifetime: [{ guard: "isSummaryOpen", target: "recalculating" }, { target: "changed" }] },
      on: { "price.acknowledge": "admitting" }
    },
    repaying: repayingState,
    /** Nothing is ordered and nothing is held: there are other ways to pay. */
    paymentDeclined: {
      on: {
        "change.acknowledge": { target: "#order.deciding", actions: { type: "moveBy", params: "replace" } }
      }
    },
    reloading: reloadingState,
    unread: { on: { "place.retry": "reloading" } },
    /** Changed elsewhere: what can be done now is decided anew, once that was seen. */
    changed: {
      on: {
        "change.acknowledge": { target: "#order.deciding", actions: { type: "moveBy", params: "replace" } }
      }
    }
  }
})
