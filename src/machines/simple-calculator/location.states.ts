import { simpleCalculatorSetup } from "./setup.ts"

/** Tasks of a local page that wait until a valid amount has been entered (rule start.page-move). */
export const locationStates = simpleCalculatorSetup.createStateConfig({
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "isLocalPage", target: "holding" }, { target: "released" }] },
    holding: {
      on: {
        "amount.change": {
          guard: { type: "isAmount", params: ({ event }) => event },
          target: "released",
          actions: "releaseLocationTasks"
        }
      }
    },
    released: {}
  }
})

/**
 * On a local page, entering another served zip leads the visitor to the local page of that zip (rule start.page-move)
 * once the amount is valid. A request for offers takes precedence. If no such page is known, the visitor stays.
 */
export const pageStates = simpleCalculatorSetup.createStateConfig({
  initial: "staying",
  on: {
    "zip.change": {
      guard: { type: "isOtherZipOfLocalPage", params: ({ event }) => event },
      target: ".awaitingZip"
    },
    "zip.click": ".staying",
    "search.start": ".staying",
    "settings.open": ".staying"
  },
  states: {
    staying: {},
    awaitingZip: { always: { guard: "isZipServed", target: "asking" } },
    asking: {
      invoke: {
        id: "checkLocalPage",
        src: "checkLocalPage",
        input: ({ context: { countryId, initial, zip } }) => ({
          countryId,
          location: initial.location ?? { state: "" },
          zip
        }),
        onDone: [
          {
            guard: { type: "isElsewhere", params: ({ event }) => event.output },
            target: "found",
            actions: { type: "keepLocalPage", params: ({ event }) => event.output }
          },
          { target: "staying" }
        ],
        onError: "staying"
      }
    },
    found: { always: { guard: "isAmountRight", target: "moving" } },
    moving: {
      entry: { type: "openLocalPage", params: ({ context }) => ({ path: context.localPage }) },
      on: { "page.shown": "staying" }
    }
  }
})
