import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { advertLimits } from "../../domain/adverts/advert-rules.ts"
import { campaignStates } from "../../domain/adverts/campaign-run.ts"
import { campaignTypeIds, slotKeys, slotTypeIds } from "../../domain/adverts/slot.ts"
import { problem } from "../errors.ts"
import { anyText, countryId, instant, integer, lines, list, text } from "../primitives.ts"
import { wire } from "../wire.ts"
import { rowVersion } from "./support.schema.ts"

/** Maximum value of ids, versions and counts, since they are stored in `integer` columns. */
export const greatest = 2_147_483_647
const id = integer(1, greatest)

/**
 * Identifies a new record. The client generates `madeAs` when editing starts, so that repeated requests create the
 * record only once.
 */
const begun = {
  /** 0 for a new record. */
  id: integer(0, greatest),
  /** 0 for a new record. */
  rowVersion: integer(0, greatest),
  /** Empty for an existing record. */
  madeAs: anyText(32).check(Schema.isPattern(/^(?:[0-9a-f]{32})?$/u))
}

const kept = {
  id: Schema.Int,
  rowVersion,
  isArchived: Schema.Boolean,
  changedAt: instant,
  /** Empty for records that were installed with the shop. */
  changedBy: Schema.String
}

const campaignTypeId = Schema.Literals(campaignTypeIds)
const campaignState = Schema.Literals(campaignStates)

const slotFields = {
  name: text(advertLimits.name),
  key: Schema.Literals(slotKeys),
  slotTypeId: Schema.Literals(slotTypeIds),
  appliesZipFiltering: Schema.Boolean
}

export const deskSlot = wire({
  ...kept,
  ...slotFields,
  items: Schema.Array(
    wire({
      id: Schema.Int,
      campaignId: Schema.Int,
      campaignName: Schema.String,
      campaignTypeId,
      countryId,
      state: campaignState,
      isFiltered: Schema.Boolean,
      advertId: Schema.Int,
      advertName: Schema.String,
      weight: Schema.Int
    })
  )
})

export const slotEdit = wire({ ...begun, ...slotFields })

const advertFields = {
  name: text(advertLimits.name),
  advertiser: text(advertLimits.advertiser),
  html: lines(advertLimits.html),
  css: lines(advertLimits.css)
}

/** The stored HTML and rules may be longer than the input, because escaping replaces some characters by entities. */
export const deskAdvert = wire({
  ...kept,
  name: Schema.String,
  advertiser: Schema.String,
  html: Schema.String,
  css: Schema.String,
  removed: Schema.Array(Schema.String),
  uses: Schema.Array(
    wire({
      campaignId: Schema.Int,
      campaignName: Schema.String,
      countryId,
      state: campaignState,
      slots: Schema.Array(wire({ key: slotFields.key, slotTypeId: slotFields.slotTypeId }))
    })
  )
})

export const advertEdit = wire({ ...begun, ...advertFields })

const campaignFields = {
  name: text(advertLimits.name),
  campaignTypeId,
  countryId,
  startsAt: instant,
  /** Null if the campaign has no end. */
  endsAt: Schema.NullOr(instant),
  /** Null if views are not limited. */
  viewBudget: Schema.NullOr(integer(-greatest, greatest)),
  zipPrefixes: list(text(10), advertLimits.zipPrefixes),
  regions: list(text(3), 60)
}

export const deskCampaign = wire({
  ...kept,
  ...campaignFields,
  slotIds: Schema.Array(Schema.Int),
  variants: Schema.Array(wire({ advertId: Schema.Int, weight: Schema.Int })),
  isPaused: Schema.Boolean,
  state: campaignState,
  views: Schema.Int,
  clicks: Schema.Int
})

export const campaignEdit = wire({
  ...begun,
  ...campaignFields,
  slotIds: list(id, 20),
  /** Variants A and B; an invalid weight is refused with a reason. */
  variants: list(wire({ advertId: integer(0, greatest), weight: integer(-greatest, greatest) }), 2)
})

export const campaignChoices = wire({
  slots: Schema.Array(
    wire({
      id: Schema.Int,
      name: Schema.String,
      isArchived: Schema.Boolean,
      others: Schema.Array(wire({ campaignId: Schema.Int, countryId, weight: Schema.Int }))
    })
  ),
  adverts: Schema.Array(
    wire({ id: Schema.Int, name: Schema.String, advertiser: Schema.String, isArchived: Schema.Boolean })
  )
})

const conflict = {
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem)
}

/** Another user saved first: the response contains the current record. */
export const SlotConflict = wire({ ...conflict, slot: deskSlot }).pipe(HttpApiSchema.status(409))
export const AdvertConflict = wire({ ...conflict, advert: deskAdvert }).pipe(HttpApiSchema.status(409))
export const CampaignConflict = wire({ ...conflict, campaign: deskCampaign }).pipe(HttpApiSchema.status(409))
