import { daysOff } from "../../../../domain/order/life/day-off.ts"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"

/** Returns the question about a day off among a form's problems. */
export const dayOffIn = <P extends LifeProblem>(problems: ReadonlyArray<P>): P | undefined =>
  problems.find(({ code }) => daysOff.some((each) => each === code))
