import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { OrderStatus } from "../order/draft.ts"
import type { AccountAccess } from "../account/invitation.ts"
import type { Role } from "../rights/roles.ts"

/** A page of a list: this page's rows, and how many there are in all. */
export interface ListPage<Row> {
  readonly items: ReadonlyArray<Row>
  readonly total: number
  /** From 1 on. */
  readonly page: number
  readonly size: number
}

interface Person {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

/** A row of the list of customers (rule desk.paging). */
export interface CustomerRow extends Person {
  readonly countryId: CountryId
  readonly phone: string
  readonly zipCodes: ReadonlyArray<string>
  readonly orderCount: number
  readonly lastOrderAt: string | null
}

/** A customer as staff see one. */
export interface Customer extends Person {
  readonly rowVersion: number
  readonly countryId: CountryId
  readonly phone: string
  readonly newsletter: boolean
  readonly canBeActedFor: boolean
  readonly orders: ReadonlyArray<{
    readonly orderId: string
    readonly orderNumber: string
    readonly placedAt: string
    readonly status: OrderStatus
    readonly currency: CurrencyCode
    /** Gross, major units. */
    readonly totalPrice: number
  }>
}

/** An account as the list of users shows it. */
export interface User extends Person {
  readonly rowVersion: number
  readonly roles: ReadonlyArray<Role>
  readonly dealerId: number | null
  readonly access: AccountAccess
  readonly hasSecondFactor: boolean
  readonly lastSignInAt: string | null
  readonly canBeActedFor: boolean
}

/** How a person is called; by the mailbox where no name is known. */
export const nameOf = ({
  firstName,
  lastName,
  email
}: Pick<Person, "firstName" | "lastName" | "email">): string => `${firstName} ${lastName}`.trim() || email

/** Fewer characters than this are no reason to act in a user's name (rule account.acting-reason). */
export const shortestReason = 10

/** How a single act of staff ended: lock, reset, acting for a customer. */
export type ActOutcome =
  | { readonly kind: "done" }
  /** Code of what the server does not want. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable" }
