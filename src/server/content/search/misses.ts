import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { keptSearch } from "../../../domain/content/search-words.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"

/**
 * Maximum number of different searches stored per day and country; a higher number can only come from automated
 * searches.
 */
const mostOfDay = 2_000

/** Counts a search without results, without any data about the visitor (rule content.searches). */
export const countMiss = Effect.fnUntraced(function* (countryId: CountryId, written: string) {
  const words = keptSearch(written)
  if (words === undefined) return
  const sql = yield* SqlClient
  yield* sql`
    insert into search_miss (day, country_id, words)
    select current_date, ${countryId}::smallint, ${words}
    where exists (
        select from search_miss where day = current_date and country_id = ${countryId} and words = ${words})
      or (select count(*) from search_miss where day = current_date and country_id = ${countryId}) < ${mostOfDay}::int8
    on conflict (day, country_id, words) do update set count = search_miss.count + 1`
})

/** Lists the searches without results of the last 90 days, most frequent first. */
export const listMisses = Effect.fnUntraced(function* (
  query: Paging & { readonly countryId?: CountryId | undefined }
) {
  const { page, size, offset } = pagingOf(query)
  const sql = yield* SqlClient
  const found = sql`
    from search_miss where ${query.countryId === undefined ? sql`true` : sql`country_id = ${query.countryId}`}
    group by words, country_id`
  const rows = yield* sql<{
    readonly words: string
    readonly countryId: CountryId
    readonly count: number
    readonly lastDay: string
  }>`
    select words, country_id as "countryId", sum(count)::int4 as count, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
    ${found} order by sum(count) desc, max(day) desc, words
    limit ${size} offset ${offset}`
  const [counted] = yield* sql<{ readonly total: number }>`
    select count(*)::int4 as total from (select 1 ${found}) searches`
  return { items: rows, total: counted?.total ?? 0, page, size }
})
