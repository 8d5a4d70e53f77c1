import type { CampaignChannel } from "./tracked-campaign.ts"
import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/**
 * What is counted between a search and an order, in its order: lists that were asked for, those of them without an offer,
 * orders begun, each step of the wizard that was done for the first time, orders placed (rule figures.steps).
 */
export const shopSteps = ["searched", "empty", "begun", "address", "stations", "payment", "placed"] as const

export type ShopStep = (typeof shopSteps)[number]

export type StepCounts = Readonly<Record<ShopStep, number>>

/** Where something was counted; the postal code becomes a state before anything is kept (rule figures.nobody). */
export interface StepPlace {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly zipCode: string
}

/** A step that was done, without its visitor. */
export interface CountedStep extends StepPlace {
  readonly step: ShopStep
  /** What led to an order, where its buyer has agreed to telling it (rule consent.campaigns). */
  readonly channel?: CampaignChannel | undefined
}

/** A list that was asked for. */
export interface CountedSearch extends StepPlace {
  /** Whose offers were shown, each once; empty where there was nothing to order. */
  readonly dealerIds: ReadonlyArray<number>
}

/** A search as the steps that it counts for. */
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

/** Lists in which there was something to order. */
export const listsSeen = ({ searched, empty }: StepCounts): number => Math.max(0, searched - empty)

/** A part of a whole in per cent; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole
