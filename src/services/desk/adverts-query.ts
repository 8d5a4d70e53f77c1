import type { CampaignState } from "../../domain/adverts/campaign-run.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { spanUntil } from "../../domain/statistics/series.ts"
import { accountIdIn, pageIn, textIn } from "./list-query.ts"

/** What the address of a list of slots or adverts says: words, whether those that were put away, a page. */
export interface RecordsQuery {
  readonly suche?: string
  readonly stand?: "archiviert"
  readonly seite?: number
}

type Search = Readonly<Record<string, unknown>>

/** Reads an address; what means nothing is left out, so that alike lists have one address. */
export const recordsQueryOf = (search: Search): RecordsQuery => {
  const suche = textIn(search["suche"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(search["stand"] === "archiviert" && { stand: "archiviert" }),
    ...(seite > 1 && { seite })
  }
}

/** The same for a call. */
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

/** What the address of the campaigns says. */
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

/** The record that a new one begins as a copy of, if the address names one. */
export const copiedIn = ({ vorlage }: Search): number | undefined => accountIdIn(String(vorlage))

/** Days that a report shows back from today. */
export const reportDays = [7, 30, 90, 365] as const
export type ReportDays = (typeof reportDays)[number]

/** How many days the address of a campaign asks its report for. */
export const reportDaysIn = ({ tage }: Search): ReportDays =>
  reportDays.find((days) => String(days) === String(tage)) ?? 30

/** The days of a report. */
export const reportSpan = (today: string, days: ReportDays): DaySpan => spanUntil(today, days)
