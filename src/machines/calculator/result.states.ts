import { counted } from "../../domain/calculator/upselling-count.ts"
import { chosenOffer } from "./context.ts"
import { calculatorSetup } from "./setup.ts"

/** Checks whether another country serves the postal code, whenever it is invalid or not served in this country. */
const hinting = calculatorSetup.createStateConfig({
  initial: "looking",
  exit: "clearHint",
  states: {
    looking: {
      invoke: {
        id: "countryHint",
        src: "countryHint",
        input: ({ context: { countryId, calculation } }) => ({ countryId, zip: calculation.zipCode }),
        onDone: [
          {
            guard: { type: "hasHint", params: ({ event }) => event.output },
            target: "hinted",
            actions: { type: "keepHint", params: ({ event }) => event.output }
          },
          { target: "unhinted" }
        ],
        onError: "unhinted"
      }
    },
    hinted: {},
    unhinted: {}
  }
})

/** Reasons why nothing is calculated; if there are several, the state is named after the first one. */
export const blockedState = calculatorSetup.createStateConfig({
  initial: "zipRequired",
  states: {
    zipRequired: {},
    zipInvalid: hinting,
    amountRequired: {},
    amountMin: {},
    amountMax: {},
    /** The server rejected the request; the errors are in the context. */
    refused: { exit: "clearRefusals" }
  }
})

export const calculatingState = calculatorSetup.createStateConfig({
  tags: "busy",
  invoke: {
    id: "calculate",
    src: "calculate",
    input: ({ context: { calculation, data } }) => counted(calculation, data),
    onDone: [
      {
        guard: { type: "isCalculated", params: ({ event }) => event.output },
        target: "calculated",
        actions: { type: "keepAnswer", params: ({ event }) => event.output }
      },
      { target: "blocked.refused", actions: { type: "keepAnswer", params: ({ event }) => event.output } }
    ],
    onError: "failed"
  },
  // A double click would repeat the request, whose response is already pending.
  on: { "calculation.start": {} }
})

/** A result, shown only with the choices that it was calculated for: the list is discarded when this state is left. */
export const calculatedState = calculatorSetup.createStateConfig({
  initial: "sorting",
  exit: "clearList",
  after: { offerLifetime: "calculating" },
  on: {
    "offer.select": {
      guard: { type: "isUnselected", params: ({ event }) => event },
      actions: { type: "select", params: ({ event }) => event }
    },
    "offer.order": {
      guard: { type: "isListed", params: ({ event }) => event },
      actions: { type: "openOrder", params: ({ context, event }) => chosenOffer(context, event.offerId) }
    }
  },
  states: {
    sorting: {
      always: [
        { guard: "hasDefaultOffers", target: "defaultOffers" },
        { guard: "hasOffers", target: "offers" },
        { target: "empty" }
      ]
    },
    offers: {},
    /** Offers under other conditions than requested (rule offer.other-conditions). */
    defaultOffers: {},
    /** The list is empty, and the page explains the reason. */
    empty: {
      initial: "explaining",
      states: {
        explaining: {
          invoke: {
            id: "zipCheck",
            src: "zipCheck",
            input: ({ context: { countryId, calculation } }) => ({ countryId, zip: calculation.zipCode }),
            onDone: [
              { guard: { type: "isServed", params: ({ event }) => event.output }, target: "noOffers" },
              { guard: { type: "isUnserved", params: ({ event }) => event.output }, target: "unserved" },
              { target: "unexplained" }
            ],
            onError: "unexplained"
          }
        },
        noOffers: {},
        unserved: hinting,
        unexplained: {}
      }
    }
  }
})
