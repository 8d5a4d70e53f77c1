import type { LifeProblem } from "./life-problems.ts"
import type { LifeEvent } from "./order-life.ts"

/**
 * Events that the dealer triggers. Bills are not included: the creditor issues them, and the creditor may be the shop.
 */
const dealers: ReadonlySet<LifeEvent["type"]> = new Set<LifeEvent["type"]>([
  "order.confirm",
  "order.refuse",
  "order.schedule",
  "order.deliver",
  "order.cancel"
])

/**
 * Returns a validation error if staff act on behalf of another party without giving a reason, e.g. who called. Only
 * staff see this reason in the log; it is separate from the reason that is sent to the buyer.
 */
export const behalfProblems = (
  { type, by }: Pick<LifeEvent, "type" | "by">,
  isStaff: boolean,
  behalfReason: string
): ReadonlyArray<LifeProblem> =>
  isStaff && behalfReason.trim() === "" && (by === "customer" || (by === "operator" && dealers.has(type)))
    ? [{ code: "required", field: "behalfReason" }]
    : []
