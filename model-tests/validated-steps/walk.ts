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
    "the payment step needs an address": ({ value, context }) => value !== "Payment" || context.address,
    "only a complete draft is ordered": ({ value, context }) =>
      value !== "Summary" ||
      (context.address && context.payment && (context.count === 1 || context.stations)),
    "the stations step needs several deliveries": ({ value, context }) =>
      value !== "DeliveryStations" || context.count > 1,
    "it always knows where it stands": ({ value }) => value !== "deciding"
  }
})
