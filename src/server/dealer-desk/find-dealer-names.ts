import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mostNamedDealers, type NamedDealer } from "../../domain/dealer-desk/named-dealer.ts"
import { germanOrder } from "../db/german-order.ts"
import { likePatterns } from "../db/like-patterns.ts"

interface Asked {
  readonly search?: string
  readonly id?: number
}

/**
 * Finds dealers whose name, postal code or place contains every word of the search (rule desk.dealer-choice): dealers
 * whose names begin with the search come first, ended dealers last.
 */
export const findDealerNames = Effect.fnUntraced(function* ({ search = "", id }: Asked) {
  const sql = yield* SqlClient
  const found =
    id === undefined
      ? sql`not exists (
          select 1 from unnest(${likePatterns(search)}::text[]) word
          where concat_ws(' ', d.searched_name, d.searched_place) not like word)`
      : sql`d.id = ${id}`
  const rows = yield* sql<NamedDealer>`
    select d.id, d.name, d.zip_code as "zipCode", d.city, d.state from dealer d where ${found}
    order by d.state = 'ended', not starts_with(d.searched_name, search_text(${search.trim()})),
      d.name ${sql.literal(germanOrder)}, d.id
    limit ${mostNamedDealers + 1}`
  return { items: rows.slice(0, mostNamedDealers), hasMore: rows.length > mostNamedDealers }
})
