import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { writtenInBatches } from "../db/written-in-batches.ts"
import { advertChannel } from "./known-adverts.ts"

/** The fields that identify a count of views or clicks; they contain no data about the visitor (rule advert.counts). */
export interface Counted {
  /** Local date of the country, yyyy-MM-dd. */
  readonly day: string
  readonly itemId: number
  readonly region: string
  readonly kind: "views" | "clicks"
}

interface Sum {
  readonly day: string
  readonly itemId: number
  readonly region: string
  readonly views: number
  readonly clicks: number
}

/** Adds sums to the daily counts, and returns the campaigns that have now used up their view budget. */
export const addCounts = Effect.fnUntraced(function* (sums: ReadonlyArray<Sum>) {
  const sql = yield* SqlClient
  const rows = JSON.stringify(
    sums.map(({ day, itemId, region, views, clicks }) => ({
      day,
      item_id: itemId,
      region_code: region,
      views,
      clicks
    }))
  )
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`
        insert into advert_count (day, item_id, region_code, views, clicks)
        select n.day, n.item_id, n.region_code, n.views, n.clicks
        from json_populate_recordset(null::advert_count, ${rows}::json) n
        join advert_item i on i.id = n.item_id
        order by n.item_id, n.day, n.region_code
        on conflict (item_id, day, region_code)
        do update set views = advert_count.views + excluded.views, clicks = advert_count.clicks + excluded.clicks`
      yield* sql`
        select pg_notify(${advertChannel}, '')
        from advert_campaign c
        where c.view_budget is not null
          and c.id in (select campaign_id from advert_item where id = any(${sums.map(({ itemId }) => itemId)}::int[]))
          and c.view_budget <= (select sum(n.views) from advert_count n join advert_item i on i.id = n.item_id
            where i.campaign_id = c.id)
        limit 1`
    })
  )
})

const make = Effect.map(
  writtenInBatches({
    keyOf: ({ day, itemId, region }: Sum) => `${day} ${itemId} ${region}`,
    together: (one, other) => ({
      ...one,
      views: one.views + other.views,
      clicks: one.clicks + other.clicks
    }),
    write: addCounts
  }),
  ({ put, flush }) => ({
    add: ({ kind, ...at }: Counted) => put({ ...at, views: 0, clicks: 0, [kind]: 1 }),
    flush
  })
)

/** View and click counts of this server process, written to the database every five seconds and at shutdown. */
export class AdvertCounts extends Context.Service<
  AdvertCounts,
  { readonly add: (counted: Counted) => void; readonly flush: Effect.Effect<void> }
>()("server/adverts/AdvertCounts") {
  static readonly layer: Layer.Layer<AdvertCounts, never, SqlClient | PgClient> = Layer.effect(
    AdvertCounts,
    make
  )
}
