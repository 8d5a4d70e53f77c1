import { beginCalculator } from "./calculator/context.ts"
import { initializingState } from "./calculator/initializing.state.ts"
import { readyState } from "./calculator/ready.state.ts"
import { calculatorSetup } from "./calculator/setup.ts"

export type { CalculatorInput, ChosenOffer } from "./calculator/context.ts"
export type { CalculationAnswer, CalculatorEvent, ConfigurationKey } from "./calculator/setup.ts"

/** The full calculator of the offer list: wishes, their result, and never an old result under new wishes. */
export const calculatorMachine = calculatorSetup.createMachine({
  id: "calculator",
  context: beginCalculator,
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "isSeeded", target: "ready.calculated" }, { target: "initializing" }] },
    initializing: initializingState,
    /** What can be chosen is not known: logged by the port, and offered to be tried again (shop.md 8). */
    unavailable: {
      on: {
        "calculation.retry": "initializing",
        "zip.change": { actions: { type: "keepZip", params: ({ event }) => event } },
        "amount.change": { actions: { type: "keepAmount", params: ({ event }) => event } }
      }
    },
    ready: readyState
  }
})
