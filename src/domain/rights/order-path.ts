import { type Identity, verdictOn } from "./permissions.ts"
import type { Role } from "./roles.ts"

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

/** Where an order was opened: in a sales list, to which its page links back, or anywhere else. */
export type OrderPathFrom = "sold" | "anywhere"

/** The page of an order, by id or number; `undefined` for users who may not open it. */
export type OrderPathOf = (order: string, from?: OrderPathFrom) => `/${string}` | undefined

/**
 * Where a user opens an order (rule desk.order-links): staff who may search all orders in the list of all orders,
 * dealers in the list of their own orders.
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
