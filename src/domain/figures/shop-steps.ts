import type { CampaignChannel } from "./tracked-campaign.ts"
import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/**
 * Counted steps from a search to an order, in order: requested lists, lists without an offer, started orders, each
 * wizard step completed for the first time, placed orders (rule figures.steps).
 */
export const shopSteps = ["searched", "empty", "begun", "address", "stations", "payment", "placed"] as const

export type ShopStep = (typeof shopSteps)[number]

export type StepCounts = Readonly<Record<ShopStep, number>>

/**
 * Place where a step is counted; before anything is stored, the postal code is replaced by its federal state (rule
 * figures.anonymous).
 */
export interface StepPlace {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly zipCode: string
}

/** A completed step, without any data about the visitor. */
export interface CountedStep extends StepPlace {
  readonly step: ShopStep
  /** Source of an order, if its buyer has consented to recording it (rule consent.campaigns). */
  readonly channel?: CampaignChannel | undefined
}

/** A requested list. */
export interface CountedSearch extends StepPlace {
  /** Dealers whose offers were shown, without duplicates; empty if there were no offers. */
  readonly dealerIds: ReadonlyArray<number>
}

/** Returns the steps that a search adds to the counts. */
export const stepsOfSearch = ({ dealerIds, ...place }: CountedSearch): ReadonlyArray<CountedStep> => [
  { ...place, step: "searched" },
  ...(dealerIds.length === 0 ? [{ ...place, step: "empty" } as const] : [])
]

export const noSteps: StepCounts = {
  searched: 0,
  empty: 0,
  begun: 0,
  address: 0,
  stations: 0,
  payment: 0,
  placed: 0
}

export const addSteps = (one: StepCounts, other: StepCounts): StepCounts => ({
  searched: one.searched + other.searched,
  empty: one.empty + other.empty,
  begun: one.begun + other.begun,
  address: one.address + other.address,
  stations: one.stations + other.stations,
  payment: one.payment + other.payment,
  placed: one.placed + other.placed
})

/** Returns the number of lists with at least one offer. */
export const listsSeen = ({ searched, empty }: StepCounts): number => Math.max(0, searched - empty)

/** Returns a part's percentage of a total; `null` if the total is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole
