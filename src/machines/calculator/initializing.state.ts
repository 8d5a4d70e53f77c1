import { calculatorSetup } from "./setup.ts"

/** What is stored and what can be chosen, asked for at the same time; what the page brought along is not asked for. */
export const initializingState = calculatorSetup.createStateConfig({
  type: "parallel",
  tags: "busy",
  on: {
    "zip.change": { actions: { type: "keepZip", params: ({ event }) => event } },
    "amount.change": { actions: { type: "keepAmount", params: ({ event }) => event } }
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
    { guard: "isBlank", target: "#calculator.ready.idle", actions: "beginWish" },
    { target: "#calculator.ready.judging", actions: "beginWish" }
  ]
})
