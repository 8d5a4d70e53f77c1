import { seenSummary } from "./context.ts"
import { orderSetup } from "./setup.ts"

/** From an offer that was just looked at to the button, while its time lasts. */
export const offeredState = orderSetup.createStateConfig({
  initial: "admitting",
  after: {
    offerLifetime: [
      { guard: "isSummaryOpen", target: "recalculating" },
      // with another price the summary may be closed, and nothing can be calculated of it
      { target: "changed" }
    ]
  },
  states: {
    /**
     * The price may be another one without this page's own look at it, by another window or before a way back. And a new
     * calculation may have closed the summary: then the visitor sees that before the wizard goes back.
     */
    admitting: {
      always: [
        { guard: "hasPriceChanged", target: "priceChanged" },
        { guard: "isDoubled", target: "doubled" },
        { guard: "isSummaryOpen", target: "keying" },
        { target: "#order.step.summary.changed" }
      ]
    },
    /** The same goods went to the same place lately: shown once, and never in the way of ordering them again. */
    doubled: { on: { "double.acknowledge": { target: "keying", actions: "acceptDouble" } } },
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
    reviewing: {
      entry: "keepSeen",
      on: {
        // an order on its way is not called back when the time is over: the server judges it
        "order.place": [
          { guard: "isDeclared", target: "#order.step.summary.placing" },
          { actions: "tellUndeclared" }
        ]
      }
    },
    /** Both prices are shown; nothing is ordered before the new one was acknowledged. */
    priceChanged: { on: { "price.acknowledge": { target: "admitting", actions: "keepSeen" } } }
  }
})
