import { amountStates, hintStates, touchStates, zipStates } from "./simple-calculator/fields.states.ts"
import { locationStates, pageStates } from "./simple-calculator/location.states.ts"
import { beginSimpleCalculator, simpleCalculatorSetup } from "./simple-calculator/setup.ts"
import { keepingStates, wishStates } from "./simple-calculator/wish.states.ts"

export type {
  LocalPageQuestion,
  SimpleCalculatorEvent,
  SimpleCalculatorInput
} from "./simple-calculator/setup.ts"

/** The form for postal code and amount on home, landing and error pages, and the navigation to the offers. */
export const simpleCalculatorMachine = simpleCalculatorSetup.createMachine({
  id: "simpleCalculator",
  context: beginSimpleCalculator,
  initial: "filling",
  on: {
    "form.deactivated": [
      { guard: "isZipServed", target: ".filling", actions: "startOverWithZip" },
      { target: ".filling", actions: "startOver" }
    ]
  },
  states: {
    filling: {
      type: "parallel",
      states: {
        zip: zipStates,
        amount: amountStates,
        touch: touchStates,
        hint: hintStates,
        wish: wishStates,
        keeping: keepingStates,
        location: locationStates,
        page: pageStates
      }
    }
  }
})
