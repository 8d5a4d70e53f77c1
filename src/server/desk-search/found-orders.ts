import type { SqlClient } from "effect/sql/SqlClient"
import type { DeskSearch } from "../../domain/desk-search/desk-search.ts"
import { lexeme, wholeLexeme } from "../db/lexemes.ts"

/** What can be looked for. */
export type Wish = Exclude<DeskSearch, { readonly kind: "short" | "begun" }>

/** Words that half of the orders have: of more than these the latest are not distinguished. */
const mostFound = 2000

/** The latest orders whose numbers end so are shown first, as many as leave room for others. */
const mostEnds = 3

/** What an index of words is asked for, as a tsquery. */
export const wordQuery = ({ words, phones }: Extract<Wish, { readonly kind: "words" }>): string =>
  [
    words.map(({ text, isWhole }) => (isWhole ? wholeLexeme(text) : lexeme(text))).join(" & "),
    ...phones.map(lexeme)
  ]
    .map((each) => `(${each})`)
    .join(" | ")

/** The end of a number as the index has it; digits alone, so that no wildcard is among them. */
const reversed = (digits: string): string => `${Array.from(digits).toReversed().join("")}%`

/**
 * Ids of the orders that fit, as a query with `id` and `rank` (0 by their numbers): a dealer's own, or all of them. Every
 * part of it is answered by an index, and no more than a bounded number of rows is read.
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
