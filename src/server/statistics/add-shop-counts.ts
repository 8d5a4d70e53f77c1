import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { shopSteps, type StepCounts } from "../../domain/figures/shop-steps.ts"

/** Step counts of one day, product group and federal state. */
export interface CountRow extends StepCounts {
  readonly day: string
  readonly country_id: number
  readonly product_group_id: number
  readonly region_code: string
  readonly channel: string
}

/** Number of requested lists without offers, for one postal code on one day. */
export interface EmptyZipRow {
  readonly day: string
  readonly country_id: number
  readonly product_group_id: number
  readonly region_code: string
  readonly zip_code: string
  readonly empty: number
}

/** Number of requested lists with offers, for one postal code on one day (rule dealer.calls). */
export interface CallRow {
  readonly day: string
  readonly country_id: number
  readonly product_group_id: number
  readonly zip_code: string
  readonly calls: number
}

interface ShopCountRows {
  readonly counts: ReadonlyArray<CountRow>
  readonly zips: ReadonlyArray<EmptyZipRow>
  readonly calls: ReadonlyArray<CallRow>
}

const columns = shopSteps.join(", ")
const added = shopSteps.map((step) => `${step} = shop_count.${step} + excluded.${step}`).join(", ")

/** Adds sums to the daily counts, all or none; always in the same order, so that two servers do not deadlock. */
export const addShopCounts = Effect.fnUntraced(function* ({ counts, zips, calls }: ShopCountRows) {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`
        insert into shop_count (day, country_id, product_group_id, region_code, channel, ${sql.literal(columns)})
        select day, country_id, product_group_id, region_code, channel, ${sql.literal(columns)}
        from json_populate_recordset(null::shop_count, ${JSON.stringify(counts)}::json)
        order by country_id, day, product_group_id, region_code, channel
        on conflict (country_id, day, product_group_id, region_code, channel) do update set ${sql.literal(added)}`
      yield* sql`
        insert into empty_zip_count (day, country_id, product_group_id, region_code, zip_code, empty)
        select day, country_id, product_group_id, region_code, zip_code, empty
        from json_populate_recordset(null::empty_zip_count, ${JSON.stringify(zips)}::json)
        order by country_id, day, product_group_id, zip_code
        on conflict (country_id, day, product_group_id, zip_code)
        do update set empty = empty_zip_count.empty + excluded.empty`
      yield* sql`
        insert into offer_call (day, country_id, product_group_id, zip_code, calls)
        select day, country_id, product_group_id, zip_code, calls
        from json_populate_recordset(null::offer_call, ${JSON.stringify(calls)}::json)
        order by country_id, zip_code, day, product_group_id
        on conflict (country_id, zip_code, day, product_group_id)
        do update set calls = offer_call.calls + excluded.calls`
    })
  )
})
