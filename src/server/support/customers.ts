import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { germanOrder } from "../db/german-order.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { phoneQueryOf } from "../db/phone-query.ts"
import { type Paging, pagingOf } from "../db/paging.ts"

interface Row {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  readonly createdAt: Date
  readonly countryId: CountryId
  readonly phone: string
  readonly zipCodes: ReadonlyArray<string>
  readonly orderCount: number
  readonly lastOrderAt: Date | null
}

/** SQL query for the zip codes of an account's addresses and former deliveries. */
const zipCodes = `
  select contents ->> 'zipCode' from account_address where account_id = a.id
  union select receipt -> 'deliveryAddress' ->> 'zipCode' from customer_order where account_id = a.id`

/**
 * Returns the customers whose name, e-mail address, order numbers or zip codes contain every word of the search, or who
 * have the searched telephone number in their account, an address or an order.
 */
export const listCustomers = Effect.fnUntraced(function* (asked: Paging & { readonly search?: string }) {
  const sql = yield* SqlClient
  const { page, size, offset } = pagingOf(asked)
  const phone = phoneQueryOf(asked.search)
  const byPhone =
    phone === undefined
      ? sql``
      : sql`or a.id in (
          select id from account
          where array_to_tsvector(account_words(first_name, last_name, email, phone)) @@ ${phone}::tsquery
          union select account_id from account_address
          where array_to_tsvector(address_words(contents)) @@ ${phone}::tsquery
          union select account_id from customer_order o
          where array_to_tsvector(order_words(o.order_number, o.email, o.receipt)) @@ ${phone}::tsquery)`
  const found = sql`
    from account a where 'Role_Customer' = any(a.roles) and (not exists (
      select 1 from unnest(${likePatterns(asked.search)}::text[]) word
      where search_text(concat_ws(' ', a.first_name, a.last_name, a.email)) not like word
        and not exists (select 1 from customer_order o where o.account_id = a.id and lower(o.order_number) like word)
        and not exists (select 1 from (${sql.literal(zipCodes)}) z(zip) where z.zip like word)) ${byPhone})`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Row>`
    select a.id, a.email, a.first_name as "firstName", a.last_name as "lastName",
      a.locked_at is not null as "isLocked", a.created_at as "createdAt", a.country_id as "countryId", a.phone,
      array(select z.zip from (${sql.literal(zipCodes)}) z(zip) where z.zip is not null order by z.zip) as "zipCodes",
      (select count(*)::int from customer_order o where o.account_id = a.id) as "orderCount",
      (select max(placed_at) from customer_order o where o.account_id = a.id) as "lastOrderAt"
    ${found} order by a.last_name ${sql.literal(germanOrder)}, a.first_name ${sql.literal(germanOrder)}, a.id limit ${size} offset ${offset}`
  return {
    items: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      lastOrderAt: row.lastOrderAt?.toISOString() ?? null
    })),
    total: counted?.total ?? 0,
    page,
    size
  }
})
