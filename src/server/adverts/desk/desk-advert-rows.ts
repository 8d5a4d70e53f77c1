import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type CampaignRun, campaignState } from "../../../domain/adverts/campaign-run.ts"
import type { AdvertUse, DeskAdvert, RecordStand } from "../../../domain/adverts/desk-records.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"

interface Use extends Omit<CampaignRun, "campaignTypeId" | "filter"> {
  readonly campaignId: number
  readonly campaignName: string
  readonly slots: AdvertUse["slots"]
}

interface Row extends Omit<DeskAdvert, "changedAt" | "uses"> {
  readonly changedAt: Date
  readonly uses: ReadonlyArray<Use>
}

const columns = `a.id, a.row_version as "rowVersion", a.name, a.advertiser, a.html, a.css, a.removed,
  a.archived_at is not null as "isArchived", a.changed_at as "changedAt", a.changed_by as "changedBy",
  coalesce((
    select json_agg(json_build_object('campaignId', c.id, 'campaignName', c.name, 'countryId', c.country_id, 'startsAt', c.starts_at,
      'endsAt', c.ends_at, 'isPaused', c.paused_at is not null, 'isArchived', c.archived_at is not null,
      'viewBudget', c.view_budget, 'views', coalesce((
        select sum(n.views) from advert_count n join advert_item i on i.id = n.item_id where i.campaign_id = c.id), 0),
      'slots', coalesce((
        select json_agg(json_build_object('key', s.key, 'slotTypeId', s.slot_type_id) order by s.id) from advert_slot s
        where s.archived_at is null and s.id in (
          select slot_id from advert_item where campaign_id = c.id and advert_id = a.id and archived_at is null)), '[]'))
      order by c.id)
    from advert_campaign c
    where c.id in (select campaign_id from advert_item where advert_id = a.id and archived_at is null)
  ), '[]') as uses`

const advertAt =
  (now: number) =>
  ({ changedAt, uses, ...row }: Row): DeskAdvert => ({
    ...row,
    changedAt: changedAt.toISOString(),
    uses: uses.map(({ campaignId, campaignName, countryId, slots, ...run }) => ({
      campaignId,
      campaignName,
      countryId,
      state: campaignState(run, now),
      slots
    }))
  })

/** Returns one advert, archived or not. */
export const findAdvert = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} from advert a where a.id = ${id}`
  return row && advertAt(yield* Clock.currentTimeMillis)(row)
})

/** Returns the adverts whose name or advertiser contains every word of the search, the most recently changed first. */
export const listAdverts = Effect.fnUntraced(function* (
  asked: Paging & { readonly search?: string; readonly stand?: RecordStand }
) {
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const found = sql`
    from advert a
    where (a.archived_at is not null) = ${asked.stand === "archived"}
      and not exists (select 1 from unnest(${likePatterns(asked.search)}::text[]) word
        where search_text(concat_ws(' ', a.name, a.advertiser)) not like word)`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} ${found} order by a.changed_at desc, a.id desc limit ${size} offset ${offset}`
  return {
    items: rows.map(advertAt(yield* Clock.currentTimeMillis)),
    total: counted?.total ?? 0,
    page,
    size
  }
})
