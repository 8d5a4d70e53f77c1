import type { LifeProblem } from "./life-problems.ts"
import type { LifeEvent } from "./order-life.ts"

/** Events of the dealer; bills belong to the creditor, which may be the shop itself. */
const dealers: ReadonlySet<LifeEvent["type"]> = new Set<LifeEvent["type"]>([
  "order.confirm",
  "order.refuse",
  "order.schedule",
  "order.deliver",
  "order.cancel"
])

/**
 * Staff who act on behalf of another party must give a reason, e.g. who called. Only staff see it in the log; it is
 * separate from the reason for the buyer.
 */
export const behalfProblems = (
  { type, by }: Pick<LifeEvent, "type" | "by">,
  isStaff: boolean,
  behalfReason: string
): ReadonlyArray<LifeProblem> =>
  isStaff && behalfReason.trim() === "" && (by === "customer" || (by === "operator" && dealers.has(type)))
    ? [{ code: "required", field: "behalfReason" }]
    : []
