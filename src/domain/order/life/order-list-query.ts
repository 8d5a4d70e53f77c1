import type { CountryId } from "../../place/country.ts"
import type { OpenStatus } from "./order-acts.ts"

/** Which open orders are looked at: words, a state, a country (null: all), a page from 1 on. */
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
