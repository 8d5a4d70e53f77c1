import type { DealerState } from "../dealer-desk/dealer-state.ts"
import type { OrderStatus } from "../order/draft.ts"
import type { Permission } from "../rights/permissions.ts"
import type { Role } from "../rights/roles.ts"

/** An order that the search of the desk has found. */
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

/** A buyer without an account: what the latest of the found orders says of the buyer. */
export interface GuestHit {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly orderId: string
  readonly orderNumber: string
  /** How many of the buyer's orders were found. */
  readonly orderCount: number
}

export interface DealerHit {
  readonly id: number
  readonly name: string
  readonly zipCode: string
  readonly city: string
  readonly state: DealerState
}

/** A user with a role: of the shop's staff or of a dealer's. */
export interface UserHit {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roles: ReadonlyArray<Role>
}

/** The first of what was found of a kind. */
export interface HitGroup<Hit> {
  readonly items: ReadonlyArray<Hit>
  /** There is more of it: its list has the rest. */
  readonly hasMore: boolean
}

/** What the search of the desk answers; what the caller may not open is an empty group. */
export interface DeskHits {
  readonly orders: HitGroup<OrderHit>
  readonly customers: HitGroup<CustomerHit>
  readonly guests: HitGroup<GuestHit>
  readonly dealers: HitGroup<DealerHit>
  readonly users: HitGroup<UserHit>
}

/** The groups, in the order in which they are shown. */
export const hitKinds = ["orders", "customers", "guests", "dealers", "users"] as const

export type HitKind = (typeof hitKinds)[number]

/** How many of a kind are shown. */
export const hitsOfKind = 5

/** What each kind asks for: the permission of the list that has it. */
export const permissionOfHits: Readonly<Record<HitKind, Permission>> = {
  /** Of a dealer its own alone. */
  orders: "orders.read",
  customers: "customers.read",
  guests: "customers.read",
  dealers: "dealers.edit",
  users: "users.list"
}
