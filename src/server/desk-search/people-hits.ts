import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CustomerHit, DealerHit, UserHit } from "../../domain/desk-search/desk-hits.ts"
import { hitsOfKind } from "../../domain/desk-search/desk-hits.ts"
import { isRole } from "../../domain/rights/roles.ts"
import { nameOf } from "../../domain/support/people.ts"
import { germanOrder } from "../db/german-order.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { foundOrders, type Wish, wordQuery } from "./found-orders.ts"
import { groupOf } from "./group-of.ts"

interface AccountRow {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly roles: ReadonlyArray<string>
}

const account = `a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", a.phone, a.roles`

const byName = `a.last_name ${germanOrder}, a.first_name ${germanOrder}, a.id`

const ofAccount = `array_to_tsvector(account_words(a.first_name, a.last_name, a.email, a.phone))`

/** Finds customers by the data of their accounts, addresses or orders. */
export const customerHits = Effect.fnUntraced(function* (wish: Wish) {
  const sql = yield* SqlClient
  const query = wish.kind === "words" ? wordQuery(wish) : undefined
  const people =
    query === undefined
      ? sql``
      : sql`
        union select a.id from account a where ${sql.literal(ofAccount)} @@ ${query}::tsquery
        union select account_id from account_address where array_to_tsvector(address_words(contents)) @@ ${query}::tsquery`
  const rows = yield* sql<AccountRow>`
    with found as materialized (${foundOrders(sql, wish, null)})
    select ${sql.literal(account)} from account a
    where 'Role_Customer' = any(a.roles) and a.id in (
      select account_id from customer_order where id in (select id from found) ${people})
    order by ${sql.literal(byName)} limit ${hitsOfKind + 1}`
  return groupOf(
    rows.map(({ id, email, phone, ...row }): CustomerHit => ({
      id,
      name: nameOf({ email, ...row }),
      email,
      phone
    }))
  )
})

/** Finds users with roles other than customer, by name and e-mail address. */
export const userHits = Effect.fnUntraced(function* (wish: Wish) {
  if (wish.kind === "number") return groupOf<UserHit>([])
  const sql = yield* SqlClient
  const rows = yield* sql<AccountRow>`
    select ${sql.literal(account)} from account a
    where ${sql.literal(ofAccount)} @@ ${wordQuery(wish)}::tsquery and not a.roles <@ array['Role_Customer']
    order by ${sql.literal(byName)} limit ${hitsOfKind + 1}`
  return groupOf(
    rows.map(({ id, email, roles, ...row }): UserHit => ({
      id,
      name: nameOf({ email, ...row }),
      email,
      roles: roles.filter(isRole)
    }))
  )
})

/** Finds dealers with the same search as in the list of dealers. */
export const dealerHits = Effect.fnUntraced(function* (wish: Wish, typed: string) {
  if (wish.kind === "number") return groupOf<DealerHit>([])
  const sql = yield* SqlClient
  const rows = yield* sql<DealerHit>`
    select d.id, d.name, d.zip_code as "zipCode", d.city, d.state from dealer d
    where concat_ws(' ', d.searched_name, d.id::text, d.searched_place) like all(${likePatterns(typed)}::text[])
    order by d.name ${sql.literal(germanOrder)}, d.id limit ${hitsOfKind + 1}`
  return groupOf(rows)
})
