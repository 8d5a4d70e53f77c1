import { calculatorFaults } from "./calculator.ts"
import { cancellationFaults } from "./cancellation.ts"
import type { Fault } from "./fault.ts"
import { orderFaults } from "./order.ts"
import { registrationFaults } from "./registration.ts"
import { sessionFaults } from "./session.ts"

/** All faults that are planted; each name stands once. */
export const faults: ReadonlyArray<Fault> = [
  ...sessionFaults,
  ...calculatorFaults,
  ...registrationFaults,
  ...orderFaults,
  ...cancellationFaults
]
