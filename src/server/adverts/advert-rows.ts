import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CampaignRun } from "../../domain/adverts/campaign-run.ts"
import type { AssignedSlot, CampaignTypeId, SlotItem, SlotKey } from "../../domain/adverts/slot.ts"
import { type CountryId, countries } from "../../domain/place/country.ts"

export interface KnownItem extends SlotItem {
  readonly campaignId: number
  readonly run: CampaignRun
}

export interface KnownSlot extends Omit<AssignedSlot, "region" | "items"> {
  readonly items: ReadonlyArray<KnownItem>
}

export interface KnownAdvert {
  readonly id: number
  /** The advertiser's name as displayed. */
  readonly advertiser: string
  readonly html: string
  readonly css: string
}

/** Everything that is shown in slots, now or later. */
export interface AdvertRows {
  readonly slots: ReadonlyArray<KnownSlot>
  readonly items: ReadonlyMap<number, KnownItem>
  readonly adverts: ReadonlyMap<number, KnownAdvert>
}

interface ItemRow {
  readonly id: number
  readonly slotId: number
  readonly advertId: number
  readonly campaignId: number
  readonly weight: number
  readonly campaignTypeId: CampaignTypeId
  readonly countryId: CountryId
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly isPaused: boolean
  readonly viewBudget: number | null
  readonly views: number
  readonly zipPrefixes: ReadonlyArray<string>
  readonly regions: ReadonlyArray<string>
}

const itemOf = ({
  id,
  slotId,
  advertId,
  campaignId,
  weight,
  campaignTypeId,
  ...row
}: ItemRow): KnownItem => ({
  id,
  slotId,
  advertId,
  campaignId,
  campaignTypeId,
  weight,
  run: {
    campaignTypeId,
    countryId: row.countryId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    isPaused: row.isPaused,
    isArchived: false,
    viewBudget: row.viewBudget,
    views: row.views,
    filter: { zipPrefixes: row.zipPrefixes, regions: row.regions }
  }
})

/** Reads slots with their items (in the order in which they were added) and the adverts that are not archived. */
export const loadAdvertRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  const slots = yield* sql<{
    readonly id: number
    readonly key: SlotKey
    readonly slotTypeId: AssignedSlot["slotTypeId"]
    readonly appliesZipFiltering: boolean
  }>`
    select id, key, slot_type_id as "slotTypeId", applies_zip_filtering as "appliesZipFiltering"
    from advert_slot where archived_at is null order by id`
  const adverts = yield* sql<KnownAdvert>`
    select id, advertiser, html, css from advert where archived_at is null`
  const rows = yield* sql<ItemRow>`
    select i.id, i.slot_id as "slotId", i.advert_id as "advertId", i.campaign_id as "campaignId", i.weight,
      c.campaign_type_id as "campaignTypeId", c.country_id as "countryId", c.starts_at as "startsAt",
      c.ends_at as "endsAt", c.paused_at is not null as "isPaused", c.view_budget as "viewBudget",
      c.zip_prefixes as "zipPrefixes", c.region_codes as "regions",
      coalesce((select sum(n.views) from advert_count n join advert_item of_campaign on of_campaign.id = n.item_id
        where of_campaign.campaign_id = c.id), 0)::float8 as views
    from advert_item i
    join advert_campaign c on c.id = i.campaign_id
    join advert a on a.id = i.advert_id
    where i.archived_at is null and c.archived_at is null and a.archived_at is null
    order by i.id`
  const items = rows.map(itemOf)
  return {
    slots: slots.map((slot) => ({ ...slot, items: items.filter(({ slotId }) => slotId === slot.id) })),
    items: new Map(items.map((item) => [item.id, item])),
    adverts: new Map(adverts.map((advert) => [advert.id, advert]))
  } satisfies AdvertRows
})

/** Returns the local date of a country at a time in ms, as yyyy-MM-dd. */
export const dayIn = (countryId: CountryId, now: number): string =>
  new Date(now).toLocaleDateString("sv-SE", { timeZone: countries[countryId].timeZone })
