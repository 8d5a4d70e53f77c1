import { offersAddress, rightValues, simpleCalculatorSetup } from "./setup.ts"

/**
 * States of the visitor's request for the next page: while a zip check is running, the request waits in the state
 * `starting`; it is cancelled as soon as a value changes.
 */
export const wishStates = simpleCalculatorSetup.createStateConfig({
  initial: "browsing",
  on: {
    "zip.change": ".browsing",
    "zip.click": ".browsing",
    "amount.change": ".browsing",
    "group.choose": ".browsing"
  },
  states: {
    browsing: {
      on: {
        "search.start": { target: "starting", actions: "aimAtOffers" },
        "settings.open": { target: "starting", actions: "aimAtSettings" }
      }
    },
    /** Lasts only while the zip check is running, which has the tag `busy`. */
    starting: {
      always: [
        { guard: "isAmountWrong", target: "refused" },
        {
          guard: "isStartServed",
          target: "leaving",
          actions: {
            type: "clearSavedSettings",
            params: ({ context }) => ({ countryId: context.countryId, productGroupId: context.groupId })
          }
        },
        // opening the settings shows the stored settings, so they stay: only a start of the calculator clears them
        { guard: "isZipServed", target: "leaving" },
        // the list asks for the postal code itself, beside the settings
        { guard: "isZipLeftOut", target: "leaving" },
        { guard: "isZipChecked", target: "refused" }
      ],
      after: { longestWait: "overdue" }
    },
    overdue: { always: { guard: "isZipChecked", target: "refused" } },
    refused: {
      on: {
        "zip.recheck": "browsing",
        "search.start": { target: "starting", actions: "aimAtOffers" },
        "settings.open": { target: "starting", actions: "aimAtSettings" }
      }
    },
    leaving: {
      entry: { type: "openOffers", params: ({ context }) => offersAddress(context) },
      on: { "page.shown": "browsing" }
    }
  }
})

/**
 * Valid values are stored 1500 ms after the last change, and not before a running zip check has ended (rule
 * start.keeps).
 */
export const keepingStates = simpleCalculatorSetup.createStateConfig({
  initial: "resting",
  on: {
    "zip.change": ".settling",
    "amount.change": ".settling",
    "group.choose": ".settling",
    "zip.click": ".resting"
  },
  states: {
    resting: {},
    settling: { after: { typing: "awaitingZip" } },
    awaitingZip: { always: { guard: "isZipChecked", target: "sorting" } },
    sorting: {
      always: [
        {
          guard: "areBothRight",
          target: "resting",
          actions: {
            type: "keepValues",
            params: ({ context }) => rightValues(context, { zip: true, amount: true })
          }
        },
        {
          guard: "isZipServed",
          target: "resting",
          actions: {
            type: "keepValues",
            params: ({ context }) => rightValues(context, { zip: true, amount: false })
          }
        },
        {
          guard: "isAmountRight",
          target: "resting",
          actions: {
            type: "keepValues",
            params: ({ context }) => rightValues(context, { zip: false, amount: true })
          }
        },
        { target: "resting" }
      ]
    }
  }
})
