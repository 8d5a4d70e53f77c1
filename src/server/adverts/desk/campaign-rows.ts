import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type CampaignState, campaignState } from "../../../domain/adverts/campaign-run.ts"
import type { CampaignChoices, CampaignVariant, DeskCampaign } from "../../../domain/adverts/desk-records.ts"
import { campaignTypes } from "../../../domain/adverts/slot.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"

interface Row extends Omit<
  DeskCampaign,
  "startsAt" | "endsAt" | "changedAt" | "slotIds" | "variants" | "state"
> {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly changedAt: Date
  readonly items: ReadonlyArray<CampaignVariant & { readonly slotId: number }>
}

const columns = `c.id, c.row_version as "rowVersion", c.name, c.campaign_type_id as "campaignTypeId",
  c.country_id as "countryId", c.starts_at as "startsAt", c.ends_at as "endsAt", c.view_budget as "viewBudget",
  c.zip_prefixes as "zipPrefixes", c.region_codes as regions, c.paused_at is not null as "isPaused",
  c.archived_at is not null as "isArchived", c.changed_at as "changedAt", c.changed_by as "changedBy",
  counted.views, counted.clicks, coalesce(standing.items, '[]') as items`

const sources = `advert_campaign c
  cross join lateral (
    select coalesce(sum(n.views), 0)::float8 as views, coalesce(sum(n.clicks), 0)::float8 as clicks
    from advert_item i join advert_count n on n.item_id = i.id where i.campaign_id = c.id) counted
  cross join lateral (
    select json_agg(json_build_object('slotId', i.slot_id, 'advertId', i.advert_id, 'weight', i.weight)
      order by i.id) as items
    from advert_item i where i.campaign_id = c.id and i.archived_at is null) standing`

const campaignAt =
  (now: number) =>
  ({ items, ...row }: Row): DeskCampaign => {
    const run = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt?.toISOString() ?? null }
    const variants = items.filter(
      ({ advertId }, index) => items.findIndex((other) => other.advertId === advertId) === index
    )
    return {
      ...row,
      ...run,
      changedAt: row.changedAt.toISOString(),
      slotIds: [...new Set(items.map(({ slotId }) => slotId))],
      variants: variants.map(({ advertId, weight }) => ({ advertId, weight })),
      state: campaignState({ ...row, ...run }, now)
    }
  }

/** Returns one campaign, in any state. */
export const findCampaign = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`
    select ${sql.literal(columns)} from ${sql.literal(sources)} where c.id = ${id}`
  return row && campaignAt(yield* Clock.currentTimeMillis)(row)
})

/**
 * Returns the campaigns whose names contain every word of the search, the newest first. A domain rule determines each
 * campaign's state, so all campaigns are read; there are only a few.
 */
export const listCampaigns = Effect.fnUntraced(function* (
  asked: Paging & {
    readonly search?: string
    readonly state?: CampaignState
    readonly country?: CountryId
  }
) {
  const { page, size, offset } = pagingOf(asked)
  const { state, country } = asked
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} from ${sql.literal(sources)}
    where (${country ?? null}::smallint is null or c.country_id = ${country ?? null}::smallint)
      and not exists (select 1 from unnest(${likePatterns(asked.search)}::text[]) word
        where search_text(c.name) not like word)
    order by c.starts_at desc, c.id desc`
  const found = rows
    .map(campaignAt(yield* Clock.currentTimeMillis))
    .filter((each) => (state === undefined ? each.state !== "archived" : each.state === state))
  return { items: found.slice(offset, offset + size), total: found.length, page, size }
})

/** Returns the slots and adverts that a campaign can use, and the current competing weights in each slot. */
export const campaignChoices = Effect.gen(function* () {
  const sql = yield* SqlClient
  const slots = yield* sql<Omit<CampaignChoices["slots"][number], "others">>`
    select id, name, archived_at is not null as "isArchived" from advert_slot order by id`
  const adverts = yield* sql<CampaignChoices["adverts"][number]>`
    select id, name, advertiser, archived_at is not null as "isArchived" from advert order by lower(name), id`
  const { items: running } = yield* listCampaigns({ state: "running", size: Number.MAX_SAFE_INTEGER })
  const gone = new Set(adverts.flatMap(({ id, isArchived }) => (isArchived ? [id] : [])))
  const drawn = running.filter(({ campaignTypeId }) => campaignTypeId === campaignTypes.weighted)
  return {
    adverts,
    slots: slots.map((slot) => ({
      ...slot,
      others: drawn
        .filter(({ slotIds }) => slotIds.includes(slot.id))
        .map(({ id, countryId, variants }) => ({
          campaignId: id,
          countryId,
          weight: variants.reduce((sum, { advertId, weight }) => sum + (gone.has(advertId) ? 0 : weight), 0)
        }))
    }))
  } satisfies CampaignChoices
})
