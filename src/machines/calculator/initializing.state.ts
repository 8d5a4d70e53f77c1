import { kept, shown } from "./context.ts"
import { calculatorSetup } from "./setup.ts"

/**
 * The available options could not be loaded: the port logs the error, and the visitor may try again (rule
 * calculator.no-answer).
 */
export const unavailableState = calculatorSetup.createStateConfig({
  on: {
    "calculation.retry": "initializing",
    "calculation.start": "initializing",
    "zip.change": { actions: { type: "keepZip", params: ({ event }) => event } },
    "amount.change": { actions: { type: "keepAmount", params: ({ event }) => event } },
    "address.changed": { actions: { type: "keepAddress", params: ({ event }) => event } },
    "configuration.changed": { actions: { type: "keepElsewhere", params: ({ event }) => event } }
  }
})

/**
 * Loads stored choices and available options in parallel, except data that the page was rendered with. Choices made
 * meanwhile are calculated, stored and shown once the options are known.
 */
export const initializingState = calculatorSetup.createStateConfig({
  type: "parallel",
  tags: "busy",
  on: {
    "zip.change": { actions: { type: "keepZip", params: ({ event }) => event } },
    "amount.change": { actions: { type: "keepAmount", params: ({ event }) => event } },
    "address.changed": { actions: { type: "keepAddress", params: ({ event }) => event } },
    "configuration.changed": { actions: { type: "keepElsewhere", params: ({ event }) => event } }
  },
  states: {
    stored: {
      initial: "recalling",
      states: {
        recalling: {
          invoke: {
            id: "recallConfiguration",
            src: "recallConfiguration",
            input: ({ context: { countryId, productGroupId } }) => ({ countryId, productGroupId }),
            onDone: { target: "known", actions: { type: "keepStored", params: ({ event }) => event.output } },
            onError: "known"
          }
        },
        known: { type: "final" }
      }
    },
    data: {
      initial: "sorting",
      states: {
        sorting: { always: [{ guard: "hasData", target: "known" }, { target: "fetching" }] },
        fetching: {
          invoke: {
            id: "fetchConfiguration",
            src: "fetchConfiguration",
            input: ({ context: { countryId, productGroupId } }) => ({ countryId, productGroupId }),
            onDone: { target: "known", actions: { type: "keepData", params: ({ event }) => event.output } },
            onError: "#calculator.unavailable"
          }
        },
        known: { type: "final" }
      }
    }
  },
  onDone: [
    {
      guard: "isSaid",
      target: "#calculator.ready.validating",
      actions: ["beginWish", { type: "persist", params: kept }, { type: "showAddress", params: shown }]
    },
    { guard: "isBlank", target: "#calculator.ready.idle", actions: "beginWish" },
    {
      guard: "isFilled",
      target: "#calculator.ready.validating",
      actions: [
        "beginWish",
        { type: "persistArrival", params: kept },
        { type: "completeAddress", params: shown }
      ]
    },
    {
      target: "#calculator.ready.validating",
      actions: ["beginWish", { type: "persistArrival", params: kept }]
    }
  ]
})
