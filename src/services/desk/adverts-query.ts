import type { CampaignState } from "../../domain/adverts/campaign-run.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { spanUntil } from "../../domain/statistics/series.ts"
import { accountIdIn, pageIn, textIn } from "./list-query.ts"

/** Search parameters of a list of slots or adverts: search text, whether archived records are shown, page. */
export interface RecordsQuery {
  readonly suche?: string
  readonly stand?: "archiviert"
  readonly seite?: number
}

type Search = Readonly<Record<string, unknown>>

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
export const recordsQueryOf = (search: Search): RecordsQuery => {
  const suche = textIn(search["suche"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(search["stand"] === "archiviert" && { stand: "archiviert" }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call. */
export const recordsCallOf = ({ suche, stand, seite }: RecordsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { stand: "archived" as const }),
  ...(seite !== undefined && { page: seite })
})

const states = {
  laufend: "running",
  geplant: "planned",
  pausiert: "paused",
  verbraucht: "spent",
  beendet: "ended",
  archiviert: "archived"
} as const satisfies Readonly<Record<string, CampaignState>>

export type CampaignsStand = keyof typeof states

export const campaignsStands = [
  "laufend",
  "geplant",
  "pausiert",
  "verbraucht",
  "beendet",
  "archiviert"
] as const

/** Search parameters of the list of campaigns. */
export interface CampaignsQuery {
  readonly suche?: string
  readonly stand?: CampaignsStand
  readonly land?: CountryId
  readonly seite?: number
}

export const campaignsQueryOf = (search: Search): CampaignsQuery => {
  const suche = textIn(search["suche"])
  const stand = campaignsStands.find((each) => each === search["stand"])
  const land = countryIds.find((id) => String(id) === String(search["land"]))
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(stand && { stand }),
    ...(land && { land }),
    ...(seite > 1 && { seite })
  }
}

export const campaignsCallOf = ({ suche, stand, land, seite }: CampaignsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { state: states[stand] }),
  ...(land !== undefined && { country: land }),
  ...(seite !== undefined && { page: seite })
})

/** Returns the id of the record from which a new one is copied, if the URL contains one. */
export const copiedIn = ({ vorlage }: Search): number | undefined => accountIdIn(String(vorlage))

/** Selectable lengths of a report in days, ending today. */
export const reportDays = [7, 30, 90, 365] as const
export type ReportDays = (typeof reportDays)[number]

/** Returns the length of a campaign's report in days from the URL; 30 if there is none. */
export const reportDaysIn = ({ tage }: Search): ReportDays =>
  reportDays.find((days) => String(days) === String(tage)) ?? 30

/** Returns the first and last day of a report. */
export const reportSpan = (today: string, days: ReportDays): DaySpan => spanUntil(today, days)
