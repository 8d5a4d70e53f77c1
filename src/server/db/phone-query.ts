import type { SqlClient } from "effect/sql/SqlClient"
import { searchedPhones } from "../../domain/support/order-search.ts"
import { lexeme } from "./lexemes.ts"

/**
 * Returns the tsquery for a search that is a telephone number in any notation, from its beginning, to be matched with
 * the words that `order_words`, `account_words` and `address_words` index; `undefined` for any other search (rule
 * desk.search).
 */
export const phoneQueryOf = (search = ""): string | undefined => {
  const phones = searchedPhones(search)
  return phones.length === 0 ? undefined : phones.map((digits) => `(${lexeme(digits)})`).join(" | ")
}

/** Returns the query for the ids of all orders that have the searched telephone number, or of none. */
export const orderIdsByPhone = (sql: SqlClient, search: string | undefined) => {
  const phone = phoneQueryOf(search)
  return phone === undefined
    ? sql`select null::text where false`
    : sql`select p.id from customer_order p
        where array_to_tsvector(order_words(p.order_number, p.email, p.receipt)) @@ ${phone}::tsquery`
}
