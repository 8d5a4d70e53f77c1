import { assign, setup } from "xstate"
import type { Calculation } from "../domain/options/calculation.ts"
import { port } from "./effect-port.ts"

/** Effect of a choice on the total of the cheapest offer; gross, major units (rule calculator.differences). */
export interface PriceDifference {
  readonly foreignId: number
  readonly totalPriceDelta: number
  readonly available: boolean
  /** The cheapest total with this choice. */
  readonly totalPrice: number
  /** Whether `totalPrice` comes from the dealer who is cheapest without this choice. */
  readonly sameDealer: boolean
}

/** Price differences, by the subject for which they were requested. */
export type PriceDifferences = Readonly<Record<string, ReadonlyArray<PriceDifference>>>

export type PriceDifferencesEvent =
  /** The user has opened the settings: from now on the differences are updated. */
  | { readonly type: "differences.want" }
  /** The result of `calculation` has arrived. */
  | { readonly type: "calculation.finished"; readonly calculation: Calculation }
  /** The choices are changing: known differences are outdated. */
  | { readonly type: "calculation.left" }

interface Context {
  readonly calculation: Calculation | null
  readonly differences: PriceDifferences
}

/**
 * The price difference of each option, shown beside the option before it is chosen (rule calculator.differences).
 * Nothing is requested before the settings are opened; if no response arrives, nothing is shown, because the user did
 * not request the differences.
 */
export const priceDifferencesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PriceDifferencesEvent
  },
  actors: { fetchDifferences: port<PriceDifferences, Calculation>("fetchDifferences") },
  actions: {
    keepCalculation: assign((_, { calculation }: { readonly calculation: Calculation }) => ({ calculation })),
    dropCalculation: assign({ calculation: null }),
    keepDifferences: assign((_, differences: PriceDifferences) => ({ differences })),
    forget: assign({ differences: {} })
  },
  guards: { hasCalculation: ({ context }) => context.calculation !== null },
  delays: { rest: 300 }
}).createMachine({
  id: "priceDifferences",
  context: { calculation: null, differences: {} },
  initial: "asleep",
  states: {
    asleep: {
      on: {
        "differences.want": [{ guard: "hasCalculation", target: "resting" }, { target: "waiting" }],
        "calculation.finished": { actions: { type: "keepCalculation", params: ({ event }) => event } },
        "calculation.left": { actions: "dropCalculation" }
      }
    },
    /** Waits until the calculation has a result, because the differences are relative to this result. */
    waiting: {
      on: {
        "calculation.finished": {
          target: "resting",
          actions: { type: "keepCalculation", params: ({ event }) => event }
        }
      }
    },
    /** Waits for the delay `rest` (in ms), so that the list is rendered first and fast clicks cause no requests. */
    resting: {
      after: { rest: "asking" },
      on: {
        "calculation.finished": {
          target: "resting",
          reenter: true,
          actions: { type: "keepCalculation", params: ({ event }) => event }
        },
        "calculation.left": { target: "waiting", actions: "dropCalculation" }
      }
    },
    asking: {
      invoke: {
        id: "fetchDifferences",
        src: "fetchDifferences",
        input: ({ context: { calculation } }) => {
          if (calculation === null) throw new Error("There is nothing to compare with")
          return calculation
        },
        onDone: {
          target: "known",
          actions: { type: "keepDifferences", params: ({ event }) => event.output }
        },
        onError: "unknown"
      },
      on: {
        "calculation.finished": {
          target: "resting",
          actions: { type: "keepCalculation", params: ({ event }) => event }
        },
        "calculation.left": { target: "waiting", actions: "dropCalculation" }
      }
    },
    known: {
      exit: "forget",
      on: {
        "calculation.finished": {
          target: "resting",
          actions: { type: "keepCalculation", params: ({ event }) => event }
        },
        "calculation.left": { target: "waiting", actions: "dropCalculation" }
      }
    },
    unknown: {
      on: {
        "calculation.finished": {
          target: "resting",
          actions: { type: "keepCalculation", params: ({ event }) => event }
        },
        "calculation.left": { target: "waiting", actions: "dropCalculation" }
      }
    }
  }
})
