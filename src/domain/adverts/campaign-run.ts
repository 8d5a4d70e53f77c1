import type { CountryId } from "../place/country.ts"
import { isAssignedTo, type ZipFilter } from "./zip-filter.ts"
import type { CampaignTypeId } from "./slot.ts"

/** What decides whether a campaign of adverts is shown now; campaigns that lead to orders are in `domain/campaign-tracking`. */
export interface CampaignRun {
  readonly campaignTypeId: CampaignTypeId
  readonly countryId: CountryId
  /** Moments of ISO 8601 in UTC; without an end it runs until it is paused or archived. */
  readonly startsAt: string
  readonly endsAt: string | null
  readonly isPaused: boolean
  readonly isArchived: boolean
  /** It ends after so many views; null for no end by views. */
  readonly viewBudget: number | null
  /** Views that are counted so far. */
  readonly views: number
  readonly filter: ZipFilter
}

export const campaignStates = ["running", "planned", "paused", "spent", "ended", "archived"] as const

export type CampaignState = (typeof campaignStates)[number]

/** How a campaign stands at a time in ms (rule advert.run): its first moment is in it, its end is not. */
export const campaignState = (
  run: Omit<CampaignRun, "filter" | "campaignTypeId" | "countryId">,
  now: number
): CampaignState => {
  if (run.isArchived) return "archived"
  if (run.endsAt !== null && Date.parse(run.endsAt) <= now) return "ended"
  if (run.viewBudget !== null && run.views >= run.viewBudget) return "spent"
  if (run.isPaused) return "paused"
  return Date.parse(run.startsAt) > now ? "planned" : "running"
}

/** For whom a slot is asked. */
export interface Where {
  readonly countryId: CountryId
  /** Empty where no postal code is known. */
  readonly zipCode: string
  /** Codes of the states that it lies in. */
  readonly regions: ReadonlyArray<string>
}

/** Whether a campaign is shown in a slot to those who are there; a slot without filtering asks for no postal code. */
export const isShownIn = (
  slot: { readonly appliesZipFiltering: boolean },
  run: CampaignRun,
  where: Where,
  now: number
): boolean =>
  run.countryId === where.countryId &&
  campaignState(run, now) === "running" &&
  (!slot.appliesZipFiltering || isAssignedTo(run.filter, where))
