import type { DaySpan } from "../../domain/statistics/period.ts"
import {
  advertDeskAdvert,
  advertDeskAdverts,
  advertDeskSlot,
  advertDeskSlots,
  advertReportShow,
  campaignDeskChoices,
  campaignDeskList,
  campaignDeskShow
} from "../client/dealer-routes.gen.ts"
import {
  type CampaignsQuery,
  campaignsCallOf,
  type RecordsQuery,
  recordsCallOf
} from "../desk/adverts-query.ts"
import { callQuestion } from "./question.ts"

const seenAgain = { isSeenAgain: true as const }
/** Options of requests whose data is edited: an old response is never used for editing. */
const edited = { ...seenAgain, isFresh: true as const }

export const slotsPage = (query: RecordsQuery) => ({
  ...callQuestion(advertDeskSlots, { query: recordsCallOf(query) }),
  ...seenAgain
})

export const slotById = (id: number) => ({
  ...callQuestion(advertDeskSlot, { params: { id } }),
  ...edited
})

export const advertsPage = (query: RecordsQuery) => ({
  ...callQuestion(advertDeskAdverts, { query: recordsCallOf(query) }),
  ...seenAgain
})

export const advertById = (id: number) => ({
  ...callQuestion(advertDeskAdvert, { params: { id } }),
  ...edited
})

export const campaignsPage = (query: CampaignsQuery) => ({
  ...callQuestion(campaignDeskList, { query: campaignsCallOf(query) }),
  ...seenAgain
})

export const campaignById = (id: number) => ({
  ...callQuestion(campaignDeskShow, { params: { id } }),
  ...edited
})

/** Slots and adverts of which a campaign can be composed. */
export const campaignChoices = { ...callQuestion(campaignDeskChoices, {}), ...edited }

/** Counted views and clicks of a campaign. */
export const campaignReport = (id: number, span: DaySpan) => ({
  ...callQuestion(advertReportShow, { params: { id }, query: { from: span.from, to: span.to } }),
  ...seenAgain
})
