import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DealerListRow } from "../../domain/dealer-desk/desk-dealer.ts"
import type { DealerStanding } from "../../domain/dealer-desk/dealer-state.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { iso } from "../db/iso.ts"
import { germanOrder } from "../db/german-order.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { type Paging, pagingOf } from "../db/paging.ts"

interface Asked extends Paging {
  readonly search?: string
  readonly country?: CountryId
  readonly state?: DealerStanding
}

/** Lists dealers whose name, number, postal code or place contains every word of the search. */
export const listDealers = Effect.fnUntraced(function* (asked: Asked) {
  const sql = yield* SqlClient
  const { page, size, offset } = pagingOf(asked)
  const found = sql`
    from dealer d
    where (${asked.country ?? null}::int is null or d.country_id = ${asked.country ?? null}::int)
      and (${asked.state ?? null}::text is null or ${asked.state ?? null}::text
        = case when d.state = 'active' and d.rests_since is not null then 'resting' else d.state end)
      and not exists (
        select 1 from unnest(${likePatterns(asked.search)}::text[]) word
        where concat_ws(' ', d.searched_name, d.id::text, d.searched_place) not like word)`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const items = yield* sql<DealerListRow>`
    select d.id, d.name, d.country_id as "countryId", d.zip_code as "zipCode", d.city, d.state, d.rests_since is not null as "isResting",
      (select ${sql.literal(iso("g.held_at"))} from price_list_age g where g.dealer_id = d.id) as "heldAt",
      (select count(*)::int from branch b where b.dealer_id = d.id) as "branchCount",
      (select count(*)::int from delivery_area a where a.dealer_id = d.id) as "areaCount"
    ${found} order by d.name ${sql.literal(germanOrder)}, d.id limit ${size} offset ${offset}`
  return { items, total: counted?.total ?? 0, page, size }
})
