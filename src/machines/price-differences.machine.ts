import { assign, setup } from "xstate"
import type { Calculation } from "../domain/options/calculation.ts"
import { port } from "./effect-port.ts"

/** What a choice would change of the cheapest offer; gross, major units (rule calculator.differences). */
export interface PriceDifference {
  readonly foreignId: number
  readonly totalPriceDelta: number
  readonly available: boolean
  /** The cheapest total with it. */
  readonly totalPrice: number
  /** Whether it is of the dealer who is cheapest without it. */
  readonly sameDealer: boolean
}

/** Differences by the subject that was asked for. */
export type PriceDifferences = Readonly<Record<string, ReadonlyArray<PriceDifference>>>

export type PriceDifferencesEvent =
  /** The user has opened the settings: from now on the differences are kept up to date. */
  | { readonly type: "differences.want" }
  /** There is a result, and it is of this calculation. */
  | { readonly type: "calculation.finished"; readonly calculation: Calculation }
  /** The wishes are changing: what was known is of others. */
  | { readonly type: "calculation.left" }

interface Context {
  readonly calculation: Calculation | null
  readonly differences: PriceDifferences
}

/**
 * What each option would cost more or less, shown beside it before it is chosen (rule calculator.differences).
 * Nothing is asked before the settings are opened; without an answer nothing is shown, since the user has not asked for it.
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
    /** For a result to compare with. */
    waiting: {
      on: {
        "calculation.finished": {
          target: "resting",
          actions: { type: "keepCalculation", params: ({ event }) => event }
        }
      }
    },
    /** Users who click on at once do not wait for what they do not read; the list is painted first (ms: `rest`). */
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
