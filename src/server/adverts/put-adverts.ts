import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import {
  type AdvertEdit,
  advertProblems,
  type CampaignEdit,
  campaignProblems,
  isWeight
} from "../../domain/adverts/advert-rules.ts"
import type { CampaignTypeId, SlotKey } from "../../domain/adverts/slot.ts"
import { fieldProblems, invalid } from "../http/refusals.ts"
import { cleaning } from "./cleaning.ts"

const oneOf = <Row>(rows: ReadonlyArray<Row>): Effect.Effect<Row> => {
  const [row] = rows
  return row === undefined ? Effect.die("A row that was written is not there") : Effect.succeed(row)
}

/** Sanitises a new advert and stores it (rule advert.allow-list). */
export const putAdvert = Effect.fnUntraced(function* (edit: AdvertEdit) {
  const problems = advertProblems(edit)
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("", problems)))
  const sql = yield* SqlClient
  const { cleanCss, cleanHtml } = yield* cleaning
  const row = {
    name: edit.name,
    advertiser: edit.advertiser,
    html: cleanHtml(edit.html),
    css: cleanCss(edit.css)
  }
  return (yield* oneOf(
    yield* sql<{ readonly id: number }>`insert into advert ${sql.insert(row)} returning id`
  )).id
})

/** An advert in a slot with its weight. */
export interface ItemEdit {
  readonly slot: SlotKey
  readonly advertId: number
  readonly weight: number
}

/** Writes a new campaign with its items. */
export const putCampaign = Effect.fnUntraced(function* (
  campaignTypeId: CampaignTypeId,
  edit: CampaignEdit,
  items: ReadonlyArray<ItemEdit>
) {
  const problems = [
    ...campaignProblems(edit),
    ...items.flatMap(({ weight }) =>
      isWeight(weight) ? [] : [{ field: "weight", code: "invalid" as const }]
    )
  ]
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("", problems)))
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const { id } = yield* oneOf(
        yield* sql<{ readonly id: number }>`
          insert into advert_campaign (name, campaign_type_id, country_id, starts_at, ends_at, view_budget, zip_prefixes,
            region_codes)
          values (${edit.name}, ${campaignTypeId}, ${edit.countryId}, ${edit.startsAt}, ${edit.endsAt},
            ${edit.viewBudget}, ${[...edit.zipPrefixes]}::text[], ${[...edit.regions]}::text[])
          returning id`
      )
      for (const { slot, advertId, weight } of items)
        yield* sql`
          insert into advert_item (campaign_id, slot_id, advert_id, weight)
          select ${id}, s.id, ${advertId}, ${weight} from advert_slot s where s.key = ${slot} and s.archived_at is null`
      return id
    })
  )
})
