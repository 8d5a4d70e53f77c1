import { seenSummary } from "./context.ts"
import { orderSetup } from "./setup.ts"

/** The states from a checked offer to the order button, while the offer is valid. */
export const offeredState = orderSetup.createStateConfig({
  initial: "admitting",
  after: {
    offerLifetime: [
      { guard: "isSummaryOpen", target: "recalculating" },
      // a new price may have made the summary inaccessible, so the offer cannot be calculated again
      { target: "changed" }
    ]
  },
  states: {
    /**
     * The price may have changed outside this page's own check, e.g. in another window. A new calculation may also have
     * made the summary inaccessible: the visitor sees that before the wizard goes back.
     */
    admitting: {
      always: [
        { guard: "hasPriceChanged", target: "priceChanged" },
        { guard: "isDoubled", target: "doubled" },
        { guard: "isSummaryOpen", target: "keying" },
        { target: "#order.step.summary.changed" }
      ]
    },
    /**
     * The same goods were recently ordered to the same place: this notice is shown once, and never blocks another
     * order.
     */
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
        // a sent order is not cancelled when the offer expires: the server decides
        "order.place": [
          { guard: "isDeclared", target: "#order.step.summary.placing" },
          { actions: "tellUndeclared" }
        ]
      }
    },
    /** Both prices are shown; nothing is ordered until the user acknowledges the new one. */
    priceChanged: { on: { "price.acknowledge": { target: "admitting", actions: "keepSeen" } } }
  }
})
