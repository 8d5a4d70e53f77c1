import { type Identity, verdictOn } from "./permissions.ts"
import type { Role } from "./roles.ts"

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

/** From where an order was opened: from a list of what is sold, whose page leads back to it, or from anywhere. */
export type OrderPathFrom = "sold" | "anywhere"

/** The page of an order, by its id or number; undefined for users who may not open it. */
export type OrderPathOf = (order: string, from?: OrderPathFrom) => `/${string}` | undefined

/**
 * Where a user opens an order (rule desk.order-links): staff who may search all of them among these, a dealer among its
 * own, which are the only ones that it is shown.
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
