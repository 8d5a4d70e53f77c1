import { validatedStepsMachine } from "../../src/machines/order/validated-steps.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const booleans = [false, true]
const everyFact = [1, 3].flatMap((count) =>
  booleans.flatMap((address) =>
    booleans.flatMap((stations) => booleans.map((payment) => ({ count, address, stations, payment })))
  )
)

export const validatedStepsWalk = walkOf(validatedStepsMachine, {
  ways: {
    everywhere: {
      inputs: everyFact,
      events: everyFact.map((facts) => ({ type: "facts.changed", facts })),
      sees: ({ value, context }) => [value, context]
    }
  },
  promises: {
    "nobody pays without an address": ({ value, context }) => value !== "Payment" || context.address,
    "nobody orders what is not complete": ({ value, context }) =>
      value !== "Summary" ||
      (context.address && context.payment && (context.count === 1 || context.stations)),
    "nobody spreads one delivery": ({ value, context }) => value !== "DeliveryStations" || context.count > 1,
    "it always knows where it stands": ({ value }) => value !== "deciding"
  }
})
