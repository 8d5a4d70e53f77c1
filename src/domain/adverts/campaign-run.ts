import type { CountryId } from "../place/country.ts"
import { isAssignedTo, type ZipFilter } from "./zip-filter.ts"
import type { CampaignTypeId } from "./slot.ts"

/**
 * Data that decide whether an advert campaign is shown now; for the campaigns from which orders come see
 * `domain/figures/tracked-campaign`.
 */
export interface CampaignRun {
  readonly campaignTypeId: CampaignTypeId
  readonly countryId: CountryId
  /** Times in ISO 8601, UTC; without an end, the campaign runs until it is paused or archived. */
  readonly startsAt: string
  readonly endsAt: string | null
  readonly isPaused: boolean
  readonly isArchived: boolean
  /** Number of views after which the campaign ends; `null` for no limit. */
  readonly viewBudget: number | null
  readonly views: number
  readonly filter: ZipFilter
}

export const campaignStates = ["running", "planned", "paused", "spent", "ended", "archived"] as const

export type CampaignState = (typeof campaignStates)[number]

/**
 * Returns a campaign's state at a time in ms (rule advert.run); the campaign runs from its start (inclusive) to its end
 * (exclusive).
 */
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

/** Location of the visitor to whom a slot is shown. */
export interface Where {
  readonly countryId: CountryId
  /** Empty if the postal code is unknown. */
  readonly zipCode: string
  /** Codes of the federal states that the postal code belongs to. */
  readonly regions: ReadonlyArray<string>
}

/**
 * Whether a campaign is shown in a slot to visitors at a location; a slot without filtering ignores the postal code.
 */
export const isShownIn = (
  slot: { readonly appliesZipFiltering: boolean },
  run: CampaignRun,
  where: Where,
  now: number
): boolean =>
  run.countryId === where.countryId &&
  campaignState(run, now) === "running" &&
  (!slot.appliesZipFiltering || isAssignedTo(run.filter, where))
