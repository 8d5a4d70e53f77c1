import type { SqlClient } from "effect/sql/SqlClient"
import type { DeskSearch } from "../../domain/desk-search/desk-search.ts"
import { lexeme, wholeLexeme } from "../db/lexemes.ts"

/** A valid search. */
export type Wish = Exclude<DeskSearch, { readonly kind: "short" | "begun" }>

/**
 * Maximum number of matches considered for words that very many orders contain. Which ones these are is left to the
 * index, so the latest shown are the latest of them (decision 093).
 */
const mostFound = 2000

/** Maximum number of orders shown first because their number ends with the digits; leaves room for other matches. */
const mostEnds = 3

/** Returns the tsquery with which a word index is searched. */
export const wordQuery = ({ words, phones }: Extract<Wish, { readonly kind: "words" }>): string =>
  [
    words.map(({ text, isWhole }) => (isWhole ? wholeLexeme(text) : lexeme(text))).join(" & "),
    ...phones.map(lexeme)
  ]
    .map((each) => `(${each})`)
    .join(" | ")

/**
 * Returns the SQL pattern for the reversed last digits of a number, as the index stores them; digits contain no
 * wildcard.
 */
const reversed = (digits: string): string => `${Array.from(digits).toReversed().join("")}%`

/**
 * Builds a query for the ids of the matching orders, with the columns `id` and `rank` (0 for a match by number); if
 * `dealerId` is given, only for orders of that dealer. Each part of the query uses an index, and the number of rows
 * read is limited.
 */
export const foundOrders = (sql: SqlClient, wish: Wish, dealerId: number | null) => {
  const own = dealerId === null ? sql`` : sql`and o.dealer_id = ${dealerId}`
  if (wish.kind === "number")
    return sql`select o.id, 0 as rank from customer_order o where o.order_number = ${wish.number} ${own}`
  const byWords = sql`
    (select o.id, 1 as rank from customer_order o
    where array_to_tsvector(order_words(o.order_number, o.email, o.receipt)) @@ ${wordQuery(wish)}::tsquery ${own}
    limit ${mostFound})`
  return wish.numberEnd === undefined
    ? byWords
    : sql`${byWords} union all
      (select o.id, 0 as rank from customer_order o
      where reverse(replace(o.order_number, '-', '')) like ${reversed(wish.numberEnd)} ${own}
      order by o.placed_at desc limit ${mostEnds})`
}
