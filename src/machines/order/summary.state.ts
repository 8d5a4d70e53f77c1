import { seenSummary } from "./context.ts"
import { placingState, recalculatingState, reloadingState, repricingState } from "./placing.states.ts"
import { orderSetup } from "./setup.ts"

/** The last look: what is ordered is what is shown, once, at the price that was seen. */
export const summaryState = orderSetup.createStateConfig({
  initial: "sorting",
  exit: "dropKey",
  states: {
    sorting: { always: [{ guard: "isExpired", target: "recalculating" }, { target: "keying" }] },
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
    admitting: { always: [{ guard: "isSummaryOpen", target: "keying" }, { target: "changed" }] },
    reviewing: {
      after: { offerLifetime: "recalculating" },
      on: { "order.place": "placing" }
    },
    placing: placingState,
    /** Nobody knows whether the order was placed: asking again with the same key finds out and does no harm. */
    unanswered: { on: { "place.retry": "placing", "order.place": "placing" } },
    refused: { entry: "dropKey", on: { "place.retry": "keying" } },
    recalculating: recalculatingState,
    unchecked: { on: { "place.retry": "recalculating" } },
    repricing: repricingState,
    /** Both prices are shown; nothing is ordered before the new one was acknowledged. */
    priceChanged: {
      after: { offerLifetime: [{ guard: "isSummaryOpen", target: "recalculating" }, { target: "changed" }] },
      on: { "price.acknowledge": "admitting" }
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
