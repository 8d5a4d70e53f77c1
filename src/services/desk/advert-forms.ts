import {
  advertFields,
  advertFormProblems,
  advertOfFields,
  fieldsOfAdvert
} from "../../domain/adverts/advert-form.ts"
import {
  campaignFields,
  campaignFormProblems,
  campaignOfFields,
  fieldsOfCampaign
} from "../../domain/adverts/campaign-form.ts"
import { copiedName, copiedParts } from "../../domain/adverts/copied-record.ts"
import type {
  CampaignChoices,
  DeskAdvert,
  DeskCampaign,
  DeskSlot
} from "../../domain/adverts/desk-records.ts"
import { fieldsOfSlot, slotFields, slotFormProblems, slotOfFields } from "../../domain/adverts/slot-form.ts"
import type { SlotKey } from "../../domain/adverts/slot.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { randomKey } from "../actors/placing-keys.ts"
import type { Answer } from "../client/call.ts"
import { advertDeskSaveAdvert, advertDeskSaveSlot, campaignDeskSave } from "../client/dealer-routes.gen.ts"
import { recordForm } from "./record-form.ts"

/** A record with `madeAs`, the random key under which this form creates it; empty for a loaded record. */
export type Begun<Row> = Row & { readonly madeAs: string }

/** Prepares a loaded record for its form. */
export const asRead = <Row>(row: Row): Begun<Row> => ({ ...row, madeAs: "" })

const fresh = (now: number) => ({
  id: 0,
  rowVersion: 0,
  madeAs: randomKey(),
  isArchived: false,
  changedAt: new Date(now).toISOString(),
  changedBy: ""
})

/** Creates the initial values of a slot at a place that has no slot yet. */
export const freshSlot = (now: number, key: SlotKey): Begun<DeskSlot> => ({
  ...fresh(now),
  name: "",
  key,
  slotTypeId: 1,
  appliesZipFiltering: false,
  items: []
})

/** Creates the initial values of an advert: empty, or copied from another advert. */
export const freshAdvert = (now: number, copied?: DeskAdvert): Begun<DeskAdvert> => ({
  ...fresh(now),
  name: copied === undefined ? "" : copiedName(copied.name),
  advertiser: copied?.advertiser ?? "",
  html: copied?.html ?? "",
  css: copied?.css ?? "",
  removed: [],
  uses: []
})

const minute = 60_000

const copyOf = (
  { campaign, choices }: { readonly campaign: DeskCampaign; readonly choices: CampaignChoices },
  now: number
): Partial<DeskCampaign> => ({
  ...campaign,
  ...copiedParts(campaign, choices),
  name: copiedName(campaign.name),
  ...(campaign.endsAt !== null && Date.parse(campaign.endsAt) <= now && { endsAt: null })
})

/**
 * Creates the initial values of a campaign that starts now: empty, or copied from another campaign; its counts are
 * zero.
 */
export const freshCampaign = (
  now: number,
  countryId: CountryId,
  copied?: { readonly campaign: DeskCampaign; readonly choices: CampaignChoices }
): Begun<DeskCampaign> => ({
  name: "",
  campaignTypeId: 1,
  countryId,
  endsAt: null,
  viewBudget: null,
  zipPrefixes: [],
  regions: [],
  slotIds: [],
  variants: [],
  ...(copied !== undefined && copyOf(copied, now)),
  startsAt: new Date(now - (now % minute)).toISOString(),
  ...fresh(now),
  isPaused: false,
  state: "planned",
  views: 0,
  clicks: 0
})

/** Adds the form's key `madeAs` to the saved record, and calls `onSaved` with the record's id. */
const savedAs = <Row extends { readonly id: number }, Failure>(
  answer: Answer<Row, Failure>,
  madeAs: string,
  onSaved: (id: number) => void
): Answer<Begun<Row>, Failure> => {
  if (answer.type !== "ok") return answer
  onSaved(answer.value.id)
  return { ...answer, value: { ...answer.value, madeAs } }
}

/** Creates the form of a slot; `onSaved` is called with the slot's id. */
export const slotForm = (onSaved: (id: number) => void = () => {}) =>
  recordForm({
    names: slotFields,
    recordOf: (slot: Begun<DeskSlot>) => ({ rowVersion: slot.rowVersion, fields: fieldsOfSlot(slot) }),
    rules: slotFormProblems,
    save: async (client, { id, madeAs }, { rowVersion, fields }, signal) => {
      const payload = { id, madeAs, rowVersion, ...slotOfFields(fields) }
      return savedAs(await client.call(advertDeskSaveSlot, { payload }, { signal }), madeAs, onSaved)
    },
    theirs: (failure) => ("slot" in failure ? asRead(failure.slot) : undefined)
  })

/** Creates the form of an advert; `onSaved` is called with the advert's id. */
export const advertForm = (onSaved: (id: number) => void = () => {}) =>
  recordForm({
    names: advertFields,
    recordOf: (advert: Begun<DeskAdvert>) => ({
      rowVersion: advert.rowVersion,
      fields: fieldsOfAdvert(advert)
    }),
    rules: advertFormProblems,
    save: async (client, { id, madeAs }, { rowVersion, fields }, signal) => {
      const payload = { id, madeAs, rowVersion, ...advertOfFields(fields) }
      return savedAs(await client.call(advertDeskSaveAdvert, { payload }, { signal }), madeAs, onSaved)
    },
    theirs: (failure) => ("advert" in failure ? asRead(failure.advert) : undefined)
  })

/** Creates the form of a campaign; `onSaved` is called with the campaign's id. */
export const campaignForm = (onSaved: (id: number) => void = () => {}) =>
  recordForm({
    names: campaignFields,
    recordOf: (campaign: Begun<DeskCampaign>) => ({
      rowVersion: campaign.rowVersion,
      fields: fieldsOfCampaign(campaign)
    }),
    rules: campaignFormProblems,
    save: async (client, { id, madeAs }, { rowVersion, fields }, signal) => {
      const payload = { id, madeAs, rowVersion, ...campaignOfFields(fields) }
      return savedAs(await client.call(campaignDeskSave, { payload }, { signal }), madeAs, onSaved)
    },
    theirs: (failure) => ("campaign" in failure ? asRead(failure.campaign) : undefined)
  })
