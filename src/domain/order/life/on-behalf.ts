import type { LifeProblem } from "./life-problems.ts"
import type { LifeEvent } from "./order-life.ts"

/** What is the dealer's to do; bills are the creditor's, who may be the shop itself. */
const dealers: ReadonlySet<LifeEvent["type"]> = new Set<LifeEvent["type"]>([
  "order.confirm",
  "order.refuse",
  "order.schedule",
  "order.deliver",
  "order.cancel"
])

/**
 * What staff must give when they act in another's place: a reason, e.g. who has called. It stands in the log for staff
 * alone; the reason for the buyer is another one.
 */
export const behalfProblems = (
  { type, by }: Pick<LifeEvent, "type" | "by">,
  isStaff: boolean,
  behalfReason: string
): ReadonlyArray<LifeProblem> =>
  isStaff && behalfReason.trim() === "" && (by === "customer" || (by === "operator" && dealers.has(type)))
    ? [{ code: "required", field: "behalfReason" }]
    : []
