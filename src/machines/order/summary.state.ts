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

/** The final review: the buyer orders exactly what is shown, once, at the price shown. */
export const summaryState = orderSetup.createStateConfig({
  initial: "sorting",
  exit: "dropKey",
  on: { "moisture.declare": { actions: { type: "keepMoisture", params: ({ event }) => event.declaration } } },
  states: {
    /**
     * The first check may go unanswered; a response is required only if the remaining validity of the offer is unknown.
     */
    sorting: { always: [{ guard: "isExpired", target: "recalculating" }, { target: "checking" }] },
    checking: checkingState,
    /**
     * An offer that may be ordered. Its validity runs on across all inner states: no user action and no idempotency key
     * extends it, only a response with a new offer, which enters this state again (rule offer.lifetime).
     */
    offered: offeredState,
    placing: placingState,
    /**
     * It is unknown whether the order was placed; repeating the request with the same idempotency key is safe and shows
     * whether it was.
     */
    unanswered: { on: { "moisture.declare": {}, "place.retry": "placing", "order.place": "placing" } },
    /**
     * The time that passed during the order request was not measured, so the offer is checked again before the next
     * attempt.
     */
    refused: { entry: "dropKey", on: { "place.retry": "recalculating" } },
    recalculating: recalculatingState,
    unchecked: { on: { "place.retry": "recalculating" } },
    repricing: repricingState,
    repaying: repayingState,
    /** Nothing is ordered and no payment is authorised: the buyer may pay in another way. No price is shown here. */
    paymentDeclined: {
      on: {
        "change.acknowledge": { target: "#order.deciding", actions: { type: "moveBy", params: "replace" } }
      }
    },
    reloading: reloadingState,
    unread: { on: { "place.retry": "reloading" } },
    /** The draft was changed elsewhere; once the user has acknowledged this, the wizard decides the next step again. */
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
