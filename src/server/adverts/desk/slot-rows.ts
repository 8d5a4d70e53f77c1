import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { campaignState } from "../../../domain/adverts/campaign-run.ts"
import type { DeskSlot, RecordStand, SlotOccupant } from "../../../domain/adverts/desk-records.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"

interface Row extends Omit<DeskSlot, "changedAt" | "items"> {
  readonly changedAt: Date
}

interface ItemRow extends Omit<SlotOccupant, "state"> {
  readonly slotId: number
  readonly startsAt: string
  readonly endsAt: string | null
  readonly isPaused: boolean
  readonly viewBudget: number | null
  readonly views: number
}

const columns = `id, row_version as "rowVersion", key, name, slot_type_id as "slotTypeId",
  applies_zip_filtering as "appliesZipFiltering", archived_at is not null as "isArchived", changed_at as "changedAt",
  changed_by as "changedBy"`

/** Returns slots with their current and future items, without expired and archived ones. */
const withItems = Effect.fnUntraced(function* (rows: ReadonlyArray<Row>) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const found = yield* sql<ItemRow>`
    select i.id, i.slot_id as "slotId", c.id as "campaignId", c.name as "campaignName",
      c.campaign_type_id as "campaignTypeId", c.country_id as "countryId", i.advert_id as "advertId",
      a.name as "advertName", i.weight, to_json(c.starts_at) #>> '{}' as "startsAt", to_json(c.ends_at) #>> '{}' as "endsAt",
      c.paused_at is not null as "isPaused", c.view_budget as "viewBudget",
      c.zip_prefixes <> '{}' or c.region_codes <> '{}' as "isFiltered",
      coalesce((select sum(n.views) from advert_count n join advert_item o on o.id = n.item_id
        where o.campaign_id = c.id), 0)::float8 as views
    from advert_item i
    join advert_campaign c on c.id = i.campaign_id
    join advert a on a.id = i.advert_id
    where i.slot_id = any(${rows.map(({ id }) => id)}::int[])
      and i.archived_at is null and c.archived_at is null and a.archived_at is null
    order by c.country_id, c.campaign_type_id, i.id`
  const items = found.map(({ startsAt, endsAt, isPaused, viewBudget, views, ...item }) => ({
    ...item,
    state: campaignState({ startsAt, endsAt, isPaused, viewBudget, views, isArchived: false }, now)
  }))
  return rows.map(({ changedAt, ...row }): DeskSlot => ({
    ...row,
    changedAt: changedAt.toISOString(),
    items: items
      .filter(({ slotId, state }) => slotId === row.id && state !== "ended" && state !== "spent")
      .map(({ slotId: _, ...item }) => item)
  }))
})

/** Returns one slot, archived or not. */
export const findSlot = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [slot] = yield* withItems(
    yield* sql<Row>`select ${sql.literal(columns)} from advert_slot where id = ${id}`
  )
  return slot
})

/** Returns the slots whose names contain every word of the search, in the order of their creation. */
export const listSlots = Effect.fnUntraced(function* (
  asked: Paging & { readonly search?: string; readonly stand?: RecordStand }
) {
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const found = sql`
    from advert_slot
    where (archived_at is not null) = ${asked.stand === "archived"}
      and not exists (select 1 from unnest(${likePatterns(asked.search)}::text[]) word
        where search_text(name) not like word)`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} ${found} order by id limit ${size} offset ${offset}`
  return { items: yield* withItems(rows), total: counted?.total ?? 0, page, size }
})
