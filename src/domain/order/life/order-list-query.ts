import type { CountryId } from "../../place/country.ts"
import type { OpenStatus } from "./order-acts.ts"

/**
 * Filters of the list of open orders: search text, order status, country (for both, `null` means all), and page,
 * counted from 1.
 */
export interface OrderListQuery {
  readonly search: string
  readonly status: OpenStatus | null
  readonly countryId: CountryId | null
  readonly page: number
}

export const isSameQuery = (one: OrderListQuery, other: OrderListQuery): boolean =>
  one.search === other.search &&
  one.status === other.status &&
  one.countryId === other.countryId &&
  one.page === other.page
