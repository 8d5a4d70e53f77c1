import type { CampaignChannel } from "./tracked-campaign.ts"
import type { CountryId } from "../place/country.ts"
import { regionByCode } from "../place/region.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DaySpan, Granularity } from "../statistics/period.ts"
import { listsSeen, type StepCounts } from "./shop-steps.ts"

/** Query for the shop's statistics (rule figures.page). */
export interface ShopFiguresWish extends DaySpan {
  /** All countries if absent. */
  readonly countryId?: CountryId
  readonly productGroupId?: ProductGroupId
  /** A state or canton of that country. */
  readonly region?: string
  readonly granularity: Granularity
}

/**
 * Whether the requested federal state belongs to the requested country: federal states of different countries may have
 * the same code.
 */
export const isRegionOfWish = ({
  countryId,
  region
}: Pick<ShopFiguresWish, "countryId" | "region">): boolean =>
  region === undefined || (countryId !== undefined && regionByCode(countryId, region) !== undefined)

/** A postal code and the number of offer lists that were empty there. */
export interface EmptyZip {
  readonly countryId: CountryId
  readonly zipCode: string
  readonly empty: number
}

/** Postal codes with their counts, and totals of the postal codes that are left out. */
export interface ShownZips {
  readonly rows: ReadonlyArray<EmptyZip>
  /** Number of postal codes with fewer than `leastOfZip` empty lists, and the total number of these lists. */
  readonly hiddenZips: number
  readonly hiddenLists: number
}

/**
 * Minimum number of searches without an offer for a postal code to be shown. It ensures that a single visitor in a
 * small place who searches four times is not recognisable (rule figures.small).
 */
export const leastOfZip = 5

/** Days after which counts by postal code are deleted; sums by federal state are kept (rule figures.small). */
export const keptZipDays = 400

/** Sorts the postal codes by count, highest first; those below the minimum are only summed up, not listed. */
export const shownZips = (found: ReadonlyArray<EmptyZip>): ShownZips => {
  const hidden = found.filter(({ empty }) => empty < leastOfZip)
  return {
    rows: found
      .filter(({ empty }) => empty >= leastOfZip)
      .toSorted(
        (one, other) =>
          other.empty - one.empty ||
          one.countryId - other.countryId ||
          one.zipCode.localeCompare(other.zipCode)
      ),
    hiddenZips: hidden.length,
    hiddenLists: hidden.reduce((sum, { empty }) => sum + empty, 0)
  }
}

/** Number of orders from one channel; `channel` is `null` for buyers without consent. */
export interface SourceCount {
  readonly channel: CampaignChannel | null
  readonly placed: number
}

/** Steps of the funnel chart, widest first. */
export const funnelKeys = ["seen", "begun", "address", "stations", "payment", "placed"] as const

export type FunnelKey = (typeof funnelKeys)[number]

export interface FunnelStep {
  readonly key: FunnelKey
  readonly count: number
  /**
   * The count to which this step's share relates: the count of the last step before it that every order passes; `null`
   * for the first step.
   */
  readonly before: number | null
}

/**
 * Returns the funnel from the offer list to the order. Not every order has the step with several delivery points, so
 * this step and the payment after it are both compared with the address step.
 */
export const funnelOf = (counts: StepCounts): ReadonlyArray<FunnelStep> => {
  const seen = listsSeen(counts)
  const { begun, address, stations, payment, placed } = counts
  return [
    { key: "seen", count: seen, before: null },
    { key: "begun", count: begun, before: seen },
    { key: "address", count: address, before: begun },
    { key: "stations", count: stations, before: address },
    { key: "payment", count: payment, before: address },
    { key: "placed", count: placed, before: payment }
  ]
}
