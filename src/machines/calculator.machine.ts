import { beginCalculator } from "./calculator/context.ts"
import { initializingState, unavailableState } from "./calculator/initializing.state.ts"
import { readyState } from "./calculator/ready.state.ts"
import { calculatorSetup } from "./calculator/setup.ts"

export type { CalculatorInput, ChosenOffer } from "./calculator/context.ts"
export type { CalculationAnswer, CalculatorEvent, ConfigurationKey } from "./calculator/setup.ts"

/**
 * The full calculator of the offer list: the visitor's choices and their result; an old result is never shown with new
 * choices.
 */
export const calculatorMachine = calculatorSetup.createMachine({
  id: "calculator",
  context: beginCalculator,
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "isSeeded", target: "ready.calculated" }, { target: "initializing" }] },
    initializing: initializingState,
    unavailable: unavailableState,
    ready: readyState
  }
})
