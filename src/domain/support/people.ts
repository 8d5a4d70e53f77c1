import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { OrderStatus } from "../order/draft.ts"
import type { AccountAccess } from "../account/invitation.ts"
import type { Role } from "../rights/roles.ts"

/** One page of a list: the rows on this page, and the number of rows on all pages. */
export interface ListPage<Row> {
  readonly items: ReadonlyArray<Row>
  readonly total: number
  /** Counted from 1. */
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

/** A customer as shown to staff. */
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

/** An account as shown in the list of users. */
export interface User extends Person {
  readonly rowVersion: number
  readonly roles: ReadonlyArray<Role>
  readonly dealerId: number | null
  readonly access: AccountAccess
  readonly hasSecondFactor: boolean
  readonly lastSignInAt: string | null
  readonly canBeActedFor: boolean
}

/** Returns the displayed name of a person, or the e-mail address if no name is stored. */
export const nameOf = ({
  firstName,
  lastName,
  email
}: Pick<Person, "firstName" | "lastName" | "email">): string => `${firstName} ${lastName}`.trim() || email

/** Minimum length of a reason for acting on behalf of a user, in characters (rule account.acting-reason). */
export const shortestReason = 10

/** The result of a single action by staff: locking, resetting, or acting on behalf of a customer. */
export type ActOutcome =
  | { readonly kind: "done" }
  /** Error code of the server. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable" }
