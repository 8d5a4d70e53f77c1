import { type Identity, verdictOn } from "./permissions.ts"
import type { Role } from "./roles.ts"

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

/** Where a link to an order is shown: in a sales list, to which the order's page then links back, or anywhere else. */
export type OrderPathFrom = "sold" | "anywhere"

/** Returns the path of an order's page, by id or number; `undefined` for users who may not open it. */
export type OrderPathOf = (order: string, from?: OrderPathFrom) => `/${string}` | undefined

/**
 * Returns a function that builds the path of an order's page for a user (rule desk.order-links): for staff who may
 * search all orders, a path in the list of all orders; for dealers, a path in the list of their own orders.
 */
export const orderPathOf = (person: Person | null): OrderPathOf => {
  const who: Identity = person === null ? { kind: "anonymous" } : { kind: "account", ...person }
  const opensAny = verdictOn("orders.any.read", who) === "allowed"
  const opensOwn = verdictOn("orders.read", who) === "allowed"
  return (order, from = "anywhere") =>
    opensAny && from === "anywhere"
      ? `/support/bestellungen/${order}`
      : opensOwn
        ? `/stornomanagement/bestellungen/${order}`
        : undefined
}
