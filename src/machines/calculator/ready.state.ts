import { kept, shown } from "./context.ts"
import { blockedState, calculatedState, calculatingState } from "./result.states.ts"
import { calculatorSetup } from "./setup.ts"

/** Calculator with known options. Every change discards the old result immediately. */
export const readyState = calculatorSetup.createStateConfig({
  initial: "validating",
  on: {
    "zip.change": {
      guard: { type: "isOtherZip", params: ({ event }) => event },
      target: ".settling",
      actions: { type: "keepZip", params: ({ event }) => event }
    },
    "amount.change": {
      guard: { type: "isOtherAmount", params: ({ event }) => event },
      target: ".settling",
      actions: { type: "keepAmount", params: ({ event }) => event }
    },
    "choice.make": {
      guard: { type: "isPossible", params: ({ event }) => event },
      target: ".validating",
      actions: [
        { type: "keepChoice", params: ({ event }) => event },
        { type: "persist", params: kept },
        { type: "showAddress", params: shown }
      ]
    },
    "configuration.reset": {
      target: ".validating",
      actions: ["reset", { type: "persist", params: kept }, { type: "showAddress", params: shown }]
    },
    "calculation.start": {
      target: ".validating",
      actions: [
        { type: "persist", params: kept },
        { type: "showAddress", params: shown }
      ]
    },
    "address.changed": [
      {
        guard: { type: "isPlaceElsewhere", params: ({ event }) => event },
        target: ".validating",
        actions: [
          { type: "keepAddress", params: ({ event }) => event },
          { type: "persist", params: kept }
        ]
      },
      // a URL without a postal code is not a request, so the stored choices stay unchanged
      {
        guard: { type: "isElsewhere", params: ({ event }) => event },
        target: ".validating",
        actions: { type: "keepAddress", params: ({ event }) => event }
      }
    ],
    // the calculation of a list that was rendered with the page is stored like any other; stored options are added to
    // it first
    "wishes.recalled": [
      {
        guard: { type: "saysMore", params: ({ event }) => event },
        target: ".validating",
        actions: [
          { type: "keepStored", params: ({ event }) => event.wishes },
          "beginWish",
          { type: "persistArrival", params: kept },
          { type: "completeAddress", params: shown }
        ]
      },
      { actions: { type: "persistArrival", params: kept } }
    ],
    "configuration.changed": {
      guard: { type: "isOtherPlaceOrAmount", params: ({ event }) => event },
      target: ".validating",
      actions: [
        { type: "keepElsewhere", params: ({ event }) => event },
        { type: "showAddress", params: shown }
      ]
    }
  },
  states: {
    /** Nothing has been requested yet, so no errors are shown. */
    idle: {},
    settling: {
      tags: "typing",
      after: {
        typing: {
          target: "validating",
          actions: [
            { type: "persist", params: kept },
            { type: "showAddress", params: shown }
          ]
        }
      }
    },
    validating: {
      always: [
        { guard: { type: "isBlocked", params: "zipRequired" }, target: "blocked.zipRequired" },
        { guard: { type: "isBlocked", params: "zipInvalid" }, target: "blocked.zipInvalid" },
        { guard: { type: "isBlocked", params: "amountRequired" }, target: "blocked.amountRequired" },
        { guard: { type: "isBlocked", params: "amountMin" }, target: "blocked.amountMin" },
        { guard: { type: "isBlocked", params: "amountMax" }, target: "blocked.amountMax" },
        { target: "calculating" }
      ]
    },
    blocked: blockedState,
    calculating: calculatingState,
    calculated: calculatedState,
    /** No response: the result is discarded and the visitor may try again (rule calculator.no-answer). */
    failed: { on: { "calculation.retry": "calculating" } }
  }
})
