import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { campaignStates } from "../domain/adverts/campaign-run.ts"
import { campaignActs, recordActs } from "../domain/adverts/desk-acts.ts"
import { recordStands } from "../domain/adverts/desk-records.ts"
import { Invalid, NotFound, TooManyRequests, Unavailable } from "./errors.ts"
import { countryIdText, integerText } from "./primitives.ts"
import {
  AdvertConflict,
  advertEdit,
  CampaignConflict,
  campaignChoices,
  campaignEdit,
  deskAdvert,
  deskCampaign,
  deskSlot,
  greatest,
  SlotConflict,
  slotEdit
} from "./schemas/advert-desk.schema.ts"
import { csvFile, fileFormat, span } from "./schemas/statistics.schema.ts"
import { pageOf, paging, rowVersion, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const one = { params: { id: integerText(1, greatest) } }
const slots = "/api/iam/desk/slots"
const adverts = "/api/iam/desk/adverts"
const campaigns = "/api/iam/desk/campaigns"

const recordQuery = {
  search,
  /** If absent, only `current` records are listed. */
  stand: Schema.optionalKey(Schema.Literals(recordStands)),
  ...paging
}
const act = wire({ rowVersion, act: Schema.Literals(recordActs) })

/** API calls for adverts and the slots that show them (rule advert.desk). */
export class AdvertDeskApi extends HttpApiGroup.make("advertDesk").add(
  HttpApiEndpoint.get("slots", slots, {
    query: recordQuery,
    success: pageOf(deskSlot),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("slot", `${slots}/:id`, { ...one, success: deskSlot, error: [NotFound, Unavailable] }),
  HttpApiEndpoint.post("saveSlot", slots, {
    payload: slotEdit,
    success: deskSlot,
    error: [Invalid, NotFound, SlotConflict, Unavailable]
  }),
  HttpApiEndpoint.post("moveSlot", `${slots}/:id/stand`, {
    ...one,
    payload: act,
    success: deskSlot,
    error: [Invalid, NotFound, SlotConflict, Unavailable]
  }),
  HttpApiEndpoint.get("adverts", adverts, {
    query: recordQuery,
    success: pageOf(deskAdvert),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("advert", `${adverts}/:id`, {
    ...one,
    success: deskAdvert,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("saveAdvert", adverts, {
    payload: advertEdit,
    success: deskAdvert,
    error: [Invalid, NotFound, AdvertConflict, Unavailable]
  }),
  HttpApiEndpoint.post("moveAdvert", `${adverts}/:id/stand`, {
    ...one,
    payload: act,
    success: deskAdvert,
    error: [Invalid, NotFound, AdvertConflict, Unavailable]
  })
) {}

/** Advert campaigns: when, where and how often adverts are shown (rule advert.desk). */
export class CampaignDeskApi extends HttpApiGroup.make("campaignDesk").add(
  HttpApiEndpoint.get("list", campaigns, {
    query: {
      search,
      /** If absent, all campaigns except archived ones. */
      state: Schema.optionalKey(Schema.Literals(campaignStates)),
      country: Schema.optionalKey(countryIdText),
      ...paging
    },
    success: pageOf(deskCampaign),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("choices", "/api/iam/desk/campaign-choices", {
    success: campaignChoices,
    error: [Unavailable]
  }),
  HttpApiEndpoint.get("show", `${campaigns}/:id`, {
    ...one,
    success: deskCampaign,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("save", campaigns, {
    payload: campaignEdit,
    success: deskCampaign,
    error: [Invalid, NotFound, CampaignConflict, Unavailable]
  }),
  HttpApiEndpoint.post("move", `${campaigns}/:id/stand`, {
    ...one,
    payload: wire({ rowVersion, act: Schema.Literals(campaignActs) }),
    success: deskCampaign,
    error: [Invalid, NotFound, CampaignConflict, Unavailable]
  })
) {}

/** Views and clicks of a campaign, as anonymous counts (rule advert.counts). */
export class AdvertReportApi extends HttpApiGroup.make("advertReport").add(
  HttpApiEndpoint.get("show", `${campaigns}/:id/bericht`, {
    ...one,
    query: span,
    success: wire({
      days: Schema.Array(wire({ day: Schema.String, views: Schema.Int, clicks: Schema.Int })),
      parts: Schema.Array(
        wire({
          advert: Schema.String,
          slot: Schema.String,
          /** Code of the federal state; empty if the postal code was unknown. */
          region: Schema.String,
          views: Schema.Int,
          clicks: Schema.Int
        })
      )
    }),
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("reportFile", `${campaigns}/:id/bericht.csv`, {
    ...one,
    query: { ...span, format: fileFormat },
    success: csvFile,
    error: [Invalid, NotFound, TooManyRequests, Unavailable]
  })
) {}
