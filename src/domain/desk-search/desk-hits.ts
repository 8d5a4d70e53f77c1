import type { DealerState } from "../dealer-desk/dealer-state.ts"
import type { OrderStatus } from "../order/draft.ts"
import type { Permission } from "../rights/permissions.ts"
import type { Role } from "../rights/roles.ts"

/** An order found by the desk's search. */
export interface OrderHit {
  readonly orderId: string
  readonly orderNumber: string
  /** ISO 8601 in UTC. */
  readonly placedAt: string
  readonly status: OrderStatus
  readonly buyer: string
  readonly zipCode: string
  readonly city: string
  readonly dealer: string
}

/** A customer with an account. */
export interface CustomerHit {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** A buyer without an account; the data come from the newest order that was found. */
export interface GuestHit {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly orderId: string
  readonly orderNumber: string
  /** Number of the buyer's orders that match the search. */
  readonly orderCount: number
}

export interface DealerHit {
  readonly id: number
  readonly name: string
  readonly zipCode: string
  readonly city: string
  readonly state: DealerState
}

/** A user with a role: staff of the shop or of a dealer. */
export interface UserHit {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roles: ReadonlyArray<Role>
}

/** The first search results of one kind. */
export interface HitGroup<Hit> {
  readonly items: ReadonlyArray<Hit>
  readonly hasMore: boolean
}

/** Response of the desk's search; kinds that the caller may not open have empty groups. */
export interface DeskHits {
  readonly orders: HitGroup<OrderHit>
  readonly customers: HitGroup<CustomerHit>
  readonly guests: HitGroup<GuestHit>
  readonly dealers: HitGroup<DealerHit>
  readonly users: HitGroup<UserHit>
}

/** The kinds of results, in the order in which their groups are shown. */
export const hitKinds = ["orders", "customers", "guests", "dealers", "users"] as const

export type HitKind = (typeof hitKinds)[number]

/** Maximum number of results per kind. */
export const hitsOfKind = 5

/** Permission needed to find results of each kind: the same permission as for the list of that kind. */
export const permissionOfHits: Readonly<Record<HitKind, Permission>> = {
  /** Dealers see only their own orders. */
  orders: "orders.read",
  customers: "customers.read",
  guests: "customers.read",
  /**
   * All staff who may search all orders can also find dealers, because they can filter the list of orders by dealer.
   */
  dealers: "orders.any.read",
  users: "users.list"
}
