import { daysOff } from "../../../../domain/order/life/day-off.ts"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"

/** The question about a day off among what is wrong with a form. */
export const dayOffIn = <P extends LifeProblem>(problems: ReadonlyArray<P>): P | undefined =>
  problems.find(({ code }) => daysOff.some((each) => each === code))
