import type { CampaignChannel } from "./tracked-campaign.ts"
import type { CountryId } from "../place/country.ts"
import { regionByCode } from "../place/region.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DaySpan, Granularity } from "../statistics/period.ts"
import { listsSeen, type StepCounts } from "./shop-steps.ts"

/** Which figures of the shop are asked for (rule figures.page). */
export interface ShopFiguresWish extends DaySpan {
  /** All countries without it. */
  readonly countryId?: CountryId
  readonly productGroupId?: ProductGroupId
  /** A state or canton of that country. */
  readonly region?: string
  readonly granularity: Granularity
}

/** Whether the state that is asked for is one of the country that is asked for: countries have states of the same code. */
export const isRegionOfWish = ({
  countryId,
  region
}: Pick<ShopFiguresWish, "countryId" | "region">): boolean =>
  region === undefined || (countryId !== undefined && regionByCode(countryId, region) !== undefined)

/** Lists without an offer at a postal code. */
export interface EmptyZip {
  readonly countryId: CountryId
  readonly zipCode: string
  readonly empty: number
}

/** Postal codes with their counts, and how much is left out of them. */
export interface ShownZips {
  readonly rows: ReadonlyArray<EmptyZip>
  /** Postal codes with fewer than `leastOfZip`, and their lists together. */
  readonly hiddenZips: number
  readonly hiddenLists: number
}

/**
 * From so many empty lists on a postal code is named: one visitor who changes the wishes four times must not stand out of
 * a small place (rule figures.small).
 */
export const leastOfZip = 5

/** So many days postal codes are kept; sums by state stay (rule figures.small). */
export const keptZipDays = 400

/** Most first; what is too small is counted together and not named. */
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

/** What the orders came by; null for visitors without consent. */
export interface SourceCount {
  readonly channel: CampaignChannel | null
  readonly placed: number
}

/** The steps of the way as a picture shows them, from the widest on. */
export const funnelKeys = ["seen", "begun", "address", "stations", "payment", "placed"] as const

export type FunnelKey = (typeof funnelKeys)[number]

export interface FunnelStep {
  readonly key: FunnelKey
  readonly count: number
  /** What a share is of: the step before that every order takes; null for the first. */
  readonly before: number | null
}

/**
 * From the list to the order. The step with several places to deliver to is not part of every order: it is held against the
 * address before it, and the payment behind it as well.
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
