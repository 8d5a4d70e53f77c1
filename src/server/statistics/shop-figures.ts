import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type CampaignChannel, campaignChannels } from "../../domain/figures/tracked-campaign.ts"
import {
  type EmptyZip,
  isRegionOfWish,
  leastOfZip,
  type ShopFiguresWish,
  type SourceCount,
  shownZips
} from "../../domain/figures/shop-figures.ts"
import { addSteps, noSteps, shopSteps, type StepCounts } from "../../domain/figures/shop-steps.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { invalid } from "../http/refusals.ts"
import { nameOfPeriod } from "./period-statistic.ts"
import { starts } from "./period-statistic-rows.ts"
import { checkSpan } from "./wished-span.ts"

const sums = shopSteps.map((step) => `sum(${step})::float8 as ${step}`).join(", ")

/** Returns the SQL condition for the rows that a request selects within a span. */
const asked = Effect.fnUntraced(function* (
  { countryId, productGroupId, region }: ShopFiguresWish,
  { from, to }: DaySpan
) {
  const sql = yield* SqlClient
  return sql.and([
    sql`country_id = any(${countryId === undefined ? [...countryIds] : [countryId]}::smallint[])`,
    sql`day between ${from}::date and ${to}::date`,
    ...(productGroupId === undefined ? [] : [sql`product_group_id = ${productGroupId}`]),
    ...(region === undefined ? [] : [sql`region_code = ${region}`])
  ])
})

/** Fails with 422 if the days or the federal state are invalid. */
export const checkFigures = (wish: ShopFiguresWish, spelt: "body" | "query") =>
  Effect.andThen(
    checkSpan(wish, spelt),
    isRegionOfWish(wish)
      ? Effect.void
      : Effect.fail(invalid([{ code: "invalid", field: spelt === "body" ? "Region" : "region", params: {} }]))
  )

/** SQL columns: number of orders, one column for each source. */
const bySource = campaignChannels
  .map((channel) => `coalesce(sum(placed) filter (where channel = '${channel}'), 0)::float8 as "${channel}"`)
  .join(", ")

interface FileRow extends StepCounts, Readonly<Record<CampaignChannel, number>> {
  /** The first local date of the period. */
  readonly start: string
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly region: string
}

/** Reads the counts, sorted by period, country, group and federal state. */
export const figureRows = Effect.fnUntraced(function* (wish: ShopFiguresWish, span: DaySpan) {
  const sql = yield* SqlClient
  return yield* sql<FileRow>`
    select ${sql.literal(starts[wish.granularity])}::text as start, country_id as "countryId",
      product_group_id as "productGroupId", region_code as region, ${sql.literal(`${sums}, ${bySource}`)}
    from shop_count where ${yield* asked(wish, span)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`
})

const byPeriod = Effect.fnUntraced(function* (wish: ShopFiguresWish) {
  const sql = yield* SqlClient
  const rows = yield* sql<StepCounts & { readonly start: string }>`
    select ${sql.literal(starts[wish.granularity])}::text as start, ${sql.literal(sums)}
    from shop_count where ${yield* asked(wish, wish)} group by 1 order by 1`
  return rows.map(({ start, ...steps }) => ({ period: nameOfPeriod(start, wish.granularity), ...steps }))
})

const byGroup = Effect.fnUntraced(function* (wish: ShopFiguresWish) {
  const sql = yield* SqlClient
  return yield* sql<StepCounts & { readonly productGroupId: ProductGroupId }>`
    select product_group_id as "productGroupId", ${sql.literal(sums)}
    from shop_count where ${yield* asked(wish, wish)} group by 1 order by searched desc, 1`
})

const byRegion = Effect.fnUntraced(function* (wish: ShopFiguresWish) {
  const sql = yield* SqlClient
  return yield* sql<StepCounts & { readonly countryId: CountryId; readonly region: string }>`
    select country_id as "countryId", region_code as region, ${sql.literal(sums)}
    from shop_count where ${yield* asked(wish, wish)} group by 1, 2 order by searched desc, 1, 2`
})

const sourcesOf = Effect.fnUntraced(function* (wish: ShopFiguresWish) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly channel: CampaignChannel | ""; readonly placed: number }>`
    select channel, sum(placed)::float8 as placed from shop_count where ${yield* asked(wish, wish)}
    group by channel having sum(placed) > 0 order by (channel = ''), placed desc, channel`
  return rows.map(({ channel, placed }): SourceCount => ({
    channel: channel === "" ? null : channel,
    placed
  }))
})

const emptyZips = Effect.fnUntraced(function* (wish: ShopFiguresWish) {
  const sql = yield* SqlClient
  return shownZips(
    yield* sql<EmptyZip>`
      select country_id as "countryId", zip_code as "zipCode", sum(empty)::float8 as empty
      from empty_zip_count where ${yield* asked(wish, wish)} group by country_id, zip_code`
  )
})

/** Maximum number of postal codes in one response; longer lists can be narrowed by country, group or federal state. */
const mostZips = 50

/**
 * Returns how many visitors reached each step from the search to the order, by period and by country, group, federal
 * state and source (rule figures.page).
 */
export const shopFigures = Effect.fnUntraced(function* (wish: ShopFiguresWish) {
  yield* checkFigures(wish, "body")
  const regions = yield* byRegion(wish)
  const zips = yield* emptyZips(wish)
  const sumOf = (rows: ReadonlyArray<StepCounts>) => rows.reduce<StepCounts>(addSteps, noSteps)
  return {
    total: sumOf(regions),
    periods: yield* byPeriod(wish),
    countries: countryIds.flatMap((countryId) => {
      const own = regions.filter((row) => row.countryId === countryId)
      return own.length === 0 ? [] : [{ countryId, ...sumOf(own) }]
    }),
    groups: yield* byGroup(wish),
    regions,
    sources: yield* sourcesOf(wish),
    emptyZips: {
      ...zips,
      rows: zips.rows.slice(0, mostZips),
      moreZips: Math.max(0, zips.rows.length - mostZips),
      least: leastOfZip
    }
  }
})
