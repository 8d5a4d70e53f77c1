import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { deskCampaignProblems } from "../../../domain/adverts/campaign-problems.ts"
import { actsOfCampaign, type CampaignAct } from "../../../domain/adverts/desk-acts.ts"
import type { DeskCampaign, DeskCampaignEdit } from "../../../domain/adverts/desk-records.ts"
import { isSameJson } from "../../../domain/same-json.ts"
import { fieldProblems, invalid } from "../../http/refusals.ts"
import { campaignChoices, findCampaign } from "./campaign-rows.ts"
import { type Begun, moveRecord, saveRecord } from "./save-record.ts"

const ofCampaigns = {
  kind: "campaign",
  find: findCampaign,
  theirs: (campaign: DeskCampaign) => ({ campaign })
} as const

const editOf = ({
  name,
  campaignTypeId,
  countryId,
  startsAt,
  endsAt,
  viewBudget,
  zipPrefixes,
  regions,
  slotIds,
  variants
}: DeskCampaignEdit): DeskCampaignEdit => ({
  name,
  campaignTypeId,
  countryId,
  // two notations of the same time must count as equal
  startsAt: new Date(startsAt).toISOString(),
  endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  viewBudget,
  zipPrefixes,
  regions,
  slotIds: slotIds.toSorted((one, other) => one - other),
  variants: variants.map(({ advertId, weight }) => ({ advertId, weight }))
})

/**
 * Returns validation errors other than those for the campaign's own fields: missing slots and adverts, and changes of
 * values that counts depend on.
 */
const problemsBeside = Effect.fnUntraced(function* (edit: DeskCampaignEdit, known: DeskCampaign | undefined) {
  const { slots, adverts } = yield* campaignChoices
  const mayStand = (
    rows: ReadonlyArray<{ readonly id: number; readonly isArchived: boolean }>,
    id: number,
    own: ReadonlyArray<number> = []
  ) => rows.some((row) => row.id === id && (!row.isArchived || own.includes(id)))
  const ownAdverts = known?.variants.map(({ advertId }) => advertId)
  const isCounted = known !== undefined && known.views + known.clicks > 0
  return [
    ...(edit.slotIds.every((id) => mayStand(slots, id, known?.slotIds))
      ? []
      : [{ field: "slots", code: "gone" }]),
    ...edit.variants.flatMap(({ advertId }, index) =>
      mayStand(adverts, advertId, ownAdverts)
        ? []
        : [{ field: index === 0 ? "advertA" : "advertB", code: "gone" }]
    ),
    // counts are stored by days and federal states of the campaign's country
    ...(isCounted && known.countryId !== edit.countryId ? [{ field: "countryId", code: "counted" }] : [])
  ]
})

/**
 * Stores the items of a campaign. An item never gets another advert: new items are added, and removed ones are archived
 * (rule advert.change).
 */
const putItems = (edit: DeskCampaignEdit) =>
  Effect.fnUntraced(function* (campaignId: number) {
    const sql = yield* SqlClient
    const rows = edit.slotIds.flatMap((slotId) =>
      edit.variants.map(({ advertId, weight }) => ({ slot_id: slotId, advert_id: advertId, weight }))
    )
    yield* sql`
      with wished as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as w(slot_id int, advert_id int, weight int)),
      gone as (
        update advert_item i set archived_at = now()
        where i.campaign_id = ${campaignId} and i.archived_at is null
          and not exists (select 1 from wished w where w.slot_id = i.slot_id and w.advert_id = i.advert_id))
      insert into advert_item (campaign_id, slot_id, advert_id, weight)
      select ${campaignId}, slot_id, advert_id, weight from wished
      on conflict (campaign_id, slot_id, advert_id) do update set weight = excluded.weight, archived_at = null`
  })

/** Saves a campaign with its slots and variants if it still has the version that the user saw. */
export const saveCampaign = Effect.fnUntraced(function* (begun: Begun, given: DeskCampaignEdit) {
  const wrong = deskCampaignProblems(given)
  if (wrong.length > 0) return yield* Effect.fail(invalid(fieldProblems("", wrong)))
  const edit = editOf(given)
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const known = begun.id === 0 ? undefined : yield* findCampaign(begun.id)
      const beside = yield* problemsBeside(edit, known)
      if (beside.length > 0) return yield* Effect.fail(invalid(fieldProblems("", beside)))
      return yield* saveRecord(begun, {
        ...ofCampaigns,
        name: edit.name,
        columns: {
          name: edit.name,
          campaign_type_id: edit.campaignTypeId,
          country_id: edit.countryId,
          starts_at: edit.startsAt,
          ends_at: edit.endsAt,
          view_budget: edit.viewBudget,
          zip_prefixes: edit.zipPrefixes,
          region_codes: edit.regions
        },
        isSame: (row) => isSameJson(editOf(row), edit),
        more: putItems(edit)
      })
    })
  )
})

/** Pauses, resumes, archives or restores a campaign. */
export const moveCampaign = Effect.fnUntraced(function* (
  id: number,
  { rowVersion, act }: { readonly rowVersion: number; readonly act: CampaignAct }
) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    moveRecord({ id, rowVersion, act }, { ...ofCampaigns, actsOf: actsOfCampaign })
  )
})
