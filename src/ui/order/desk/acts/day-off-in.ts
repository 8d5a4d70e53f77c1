import { daysOff } from "../../../../domain/order/life/day-off.ts"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"

/** Returns the error of a form that requires the user to confirm a day off; undefined if there is none. */
export const dayOffIn = <P extends LifeProblem>(problems: ReadonlyArray<P>): P | undefined =>
  problems.find(({ code }) => daysOff.some((each) => each === code))
