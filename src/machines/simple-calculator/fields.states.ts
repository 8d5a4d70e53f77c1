import { simpleCalculatorSetup } from "./setup.ts"

/** State of the postal code; the problem states are named after the reasons shown in the form. */
export const zipStates = simpleCalculatorSetup.createStateConfig({
  initial: "prefilled",
  on: {
    "zip.change": {
      guard: { type: "isOtherZip", params: ({ event }) => event },
      target: ".sorting",
      actions: { type: "keepZip", params: ({ event }) => event }
    },
    "zip.click": { target: ".sorting", actions: "clearZip" }
  },
  states: {
    prefilled: { always: [{ guard: "isZipOfPage", target: "assumed" }, { target: "sorting" }] },
    assumed: { on: { "search.start": "checking", "settings.open": "checking" } },
    sorting: {
      always: [
        { guard: "isZipMissing", target: "missing" },
        { guard: "isZipMalformed", target: "malformed" },
        { target: "checking" }
      ]
    },
    missing: {},
    malformed: {},
    checking: {
      tags: "busy",
      invoke: {
        id: "zipCheck",
        src: "zipCheck",
        input: ({ context: { countryId, zip } }) => ({ countryId, zip }),
        onDone: [
          { guard: { type: "isServed", params: ({ event }) => event.output }, target: "served" },
          { guard: { type: "isUnserved", params: ({ event }) => event.output }, target: "unserved" },
          { target: "uncheckable" }
        ],
        onError: "uncheckable"
      },
      // Users who pressed start wait at most five seconds (rule start.waits).
      always: { guard: "isOverdue", target: "uncheckable" }
    },
    served: {},
    unserved: {},
    uncheckable: {
      on: { "zip.recheck": "checking", "search.start": "checking", "settings.open": "checking" }
    }
  }
})

export const amountStates = simpleCalculatorSetup.createStateConfig({
  initial: "sorting",
  on: {
    "amount.change": { target: ".sorting", actions: { type: "keepAmount", params: ({ event }) => event } },
    "group.choose": { target: ".sorting", actions: { type: "keepGroup", params: ({ event }) => event } }
  },
  states: {
    sorting: {
      always: [
        { guard: "isAmountMissing", target: "missing" },
        { guard: "isAmountTooSmall", target: "tooSmall" },
        { guard: "isAmountTooLarge", target: "tooLarge" },
        { target: "right" }
      ]
    },
    missing: {},
    tooSmall: {},
    tooLarge: {},
    right: {}
  }
})

/**
 * Validation errors are shown once the visitor has left a field or requested offers, not while typing the first digits;
 * dismissed errors are shown again at the next request.
 */
export const touchStates = simpleCalculatorSetup.createStateConfig({
  initial: "untouched",
  states: {
    untouched: {
      on: {
        "zip.left": "touched",
        "amount.left": "touched",
        "search.start": "touched",
        "settings.open": "touched",
        "problems.dismiss": "dismissed"
      }
    },
    // a click that clears the zip field hides the problems again
    touched: { on: { "problems.dismiss": "dismissed", "zip.click": "untouched" } },
    dismissed: {
      on: {
        "zip.change": "untouched",
        "zip.click": "untouched",
        "amount.change": "untouched",
        "group.choose": "untouched",
        "search.start": "touched",
        "settings.open": "touched"
      }
    }
  }
})

/** Whether another country serves a postal code that is invalid or unserved here (rule zip.country-hint). */
export const hintStates = simpleCalculatorSetup.createStateConfig({
  initial: "idle",
  on: { "zip.change": ".idle", "zip.click": ".idle" },
  states: {
    idle: { always: { guard: "isZipUnfit", target: "looking" } },
    looking: {
      invoke: {
        id: "countryHint",
        src: "countryHint",
        input: ({ context: { countryId, zip } }) => ({ countryId, zip }),
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
