import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { regionByCode } from "../../domain/place/region.ts"
import type { FileFormat } from "../../domain/statistics/export.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { refusals } from "../http/refusals.ts"
import { csvCount } from "../../domain/csv/csv.ts"
import { csvFile } from "./csv-file.ts"
import { checkSpan } from "./wished-span.ts"

interface Asked extends DaySpan {
  readonly campaignId: number
}

const campaignOf = Effect.fnUntraced(function* (campaignId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly countryId: CountryId }>`
    select country_id as "countryId" from advert_campaign where id = ${campaignId}`
  return row ?? (yield* Effect.fail(refusals.notFound))
})

/** Reads all counts of a campaign, including those of slots and adverts that the campaign no longer has. */
const counted = ({ campaignId, from, to }: Asked) =>
  Effect.map(
    SqlClient,
    (sql) => sql`
      advert_count n
      join advert_item i on i.id = n.item_id
      join advert a on a.id = i.advert_id
      join advert_slot s on s.id = i.slot_id
      where i.campaign_id = ${campaignId} and n.day between ${from}::date and ${to}::date`
  )

/** Returns the views and clicks of a campaign by day, and by advert, slot and federal state (rule advert.report). */
export const advertReport = Effect.fnUntraced(function* (asked: Asked) {
  yield* checkSpan(asked, "query")
  yield* campaignOf(asked.campaignId)
  const sql = yield* SqlClient
  const of = yield* counted(asked)
  const days = yield* sql<{ readonly day: string; readonly views: number; readonly clicks: number }>`
    select n.day::text as day, sum(n.views)::float8 as views, sum(n.clicks)::float8 as clicks
    from ${of} group by n.day order by n.day`
  const parts = yield* sql<{
    readonly advert: string
    readonly slot: string
    readonly region: string
    readonly views: number
    readonly clicks: number
  }>`
    select a.name as advert, s.name as slot, n.region_code as region, sum(n.views)::float8 as views,
      sum(n.clicks)::float8 as clicks
    from ${of} group by a.id, a.name, s.id, s.name, n.region_code
    order by a.id, s.id, sum(n.views) desc, sum(n.clicks) desc, n.region_code`
  return { days, parts }
})

const head = [
  "Tag",
  "Anzeige",
  "Nummer der Anzeige",
  "Platz",
  "Bundesland oder Kanton",
  "Gesehen",
  "Angeklickt"
]

/** Sends the views and clicks as a file: one row per day, advert, slot and federal state. */
export const advertReportFile = Effect.fnUntraced(function* (asked: Asked, format?: FileFormat) {
  yield* checkSpan(asked, "query")
  const { countryId } = yield* campaignOf(asked.campaignId)
  const sql = yield* SqlClient
  const of = yield* counted(asked)
  const count = Effect.map(
    sql<{ readonly rows: number }>`select count(*)::int as rows from ${of}`,
    ([row]) => row?.rows ?? 0
  )
  const rows = Effect.map(
    sql<{
      readonly day: string
      readonly advert: string
      readonly advertId: number
      readonly slot: string
      readonly region: string
      readonly views: number
      readonly clicks: number
    }>`
      select n.day::text as day, a.name as advert, a.id as "advertId", s.name as slot, n.region_code as region, n.views,
        n.clicks
      from ${of} order by n.day, a.id, s.id, n.region_code`,
    (found) =>
      found.map(({ day, advert, advertId, slot, region, views, clicks }) => [
        day,
        advert,
        csvCount(advertId),
        slot,
        regionByCode(countryId, region)?.name ?? region,
        csvCount(views),
        csvCount(clicks)
      ])
  )
  return yield* csvFile({
    name: `kampagne-${asked.campaignId}`,
    event: "advertReportExported",
    detail: { part: "campaign", entry: asked.campaignId, from: asked.from, to: asked.to },
    format,
    countryId,
    head,
    count,
    begin: true,
    page: (isFirst) =>
      isFirst ? Effect.map(rows, (found) => [found, false] as const) : Effect.succeed(undefined)
  })
})
