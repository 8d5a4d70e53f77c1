import { offeredState } from "./offered.state.ts"
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
    /** The first look may go unanswered, but not where it is not known how much of the offer's time is left. */
    sorting: { always: [{ guard: "isExpired", target: "recalculating" }, { target: "checking" }] },
    checking: checkingState,
    /**
     * An offer that may be ordered. Its time runs on over all of this: no action of the buyer and no key gives it a new
     * one, only an answer that brings the offer anew, and that enters here (rule offer.lifetime).
     */
    offered: offeredState,
    placing: placingState,
    /** It is not known whether the order was placed: asking again with the same key finds out and does no harm. */
    unanswered: { on: { "moisture.declare": {}, "place.retry": "placing", "order.place": "placing" } },
    /** The time of sending was not counted, so the offer is looked at again before the next try. */
    refused: { entry: "dropKey", on: { "place.retry": "recalculating" } },
    recalculating: recalculatingState,
    unchecked: { on: { "place.retry": "recalculating" } },
    repricing: repricingState,
    repaying: repayingState,
    /** Nothing is ordered and nothing is held: there are other ways to pay. No price is shown here. */
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
        "change.acknowledge": {
          target: "#order.deciding",
          actions: ["keepSeen", { type: "moveBy", params: "replace" }]
        }
      }
    }
  }
})
