import { Effect } from "effect"
import type { CampaignChannel } from "../../domain/figures/tracked-campaign.ts"
import { addSteps, noSteps, type StepCounts } from "../../domain/figures/shop-steps.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { type DayNumber, isoOfDay, weekdayOf } from "../../domain/price/local-day.ts"
import { type ProductGroupId, productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { insertMany } from "../db/insert-many.ts"
import type { Place } from "./place.ts"
import { type Random, randomOf } from "./random.ts"
import { isUnserved } from "./unserved.ts"

/** Number of requested offer lists per day in an average federal state, by country. */
const listsADay: Readonly<Record<CountryId, number>> = { 1: 2.6, 2: 1.5, 3: 0.4 }

/** Probability for each step that a visitor who reached the step before it continues to this step. */
const follows = { begun: 0.13, address: 0.72, stations: 0.06, payment: 0.86, placed: 0.83 }

/** Number of requested lists without offers per day, at places without deliveries. */
const emptyADay = 2.4

const channels: ReadonlyArray<CampaignChannel> = ["newsletter", "suchmaschine", "partner", "anzeige"]
const toldChannel = 0.3

/** Number of days with counts. */
const countedDays = 182

/** Returns the relative demand on a day: higher before winter, and lower at weekends. */
const busyOn = (day: DayNumber): number => {
  const month = new Date(day * 86_400_000).getUTCMonth()
  const weekday = [1.15, 1.1, 1.05, 1, 0.95, 0.75, 0.9][weekdayOf(day)] ?? 1
  return weekday * (1 + 0.5 * Math.cos(((month - 9) / 6) * Math.PI))
}

/** Product groups by demand; loose pellets come first. */
const byDemand = [usualGroup, ...productGroups.filter(({ id }) => id !== usualGroup.id)]
const groupShare = (place: number): number => 0.55 ** place

/** Returns the relative demand of a federal state. */
const stateShare = (seed: number, countryId: CountryId, code: string): number =>
  randomOf(seed, `shop counts/${countryId}/${code}`).between(0.3, 1.7)

interface Cell {
  readonly day: string
  readonly country_id: CountryId
  readonly product_group_id: ProductGroupId
  readonly region_code: string
}

export interface SampleCount extends Cell, StepCounts {
  readonly channel: string
}

export interface SampleEmptyZip extends Cell {
  readonly zip_code: string
  readonly empty: number
}

const timesOf = (random: Random, expected: number): number =>
  Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)

const someOf = (random: Random, count: number, share: number): number =>
  Array.from({ length: count }, () => random.chance(share)).filter(Boolean).length

/** Returns how many visitors reach each step of an order if `searched` offer lists are requested. */
const wayOf = (random: Random, searched: number): StepCounts => {
  const begun = someOf(random, searched, follows.begun)
  const address = someOf(random, begun, follows.address)
  const stations = someOf(random, address, follows.stations)
  const payment = someOf(random, address, follows.payment)
  return {
    ...noSteps,
    searched,
    begun,
    address,
    stations,
    payment,
    placed: someOf(random, payment, follows.placed)
  }
}

/** Returns the counts of searches and orders at places with deliveries. */
const servedCounts = (seed: number, random: Random, day: DayNumber): ReadonlyArray<SampleCount> =>
  countryIds.flatMap((countryId) =>
    regionsOf(countryId).flatMap(({ code }) => {
      const share = stateShare(seed, countryId, code) * listsADay[countryId] * busyOn(day)
      return byDemand.flatMap(({ id }, place) => {
        const searched = timesOf(random, share * groupShare(place))
        if (searched === 0) return []
        const at = { day: isoOfDay(day), country_id: countryId, product_group_id: id, region_code: code }
        const { placed, ...way } = wayOf(random, searched)
        const told = someOf(random, placed, toldChannel)
        return [
          { ...at, channel: "", ...way, placed: placed - told },
          ...(told === 0 ? [] : [{ ...at, channel: random.pick(channels), ...noSteps, placed: told }])
        ]
      })
    })
  )

/** Returns the searches at places without deliveries; most of these searches are at the first few places. */
const emptyZips = (random: Random, unserved: ReadonlyArray<Place>, day: DayNumber) =>
  unserved.length === 0
    ? []
    : Array.from({ length: timesOf(random, emptyADay * busyOn(day)) }, (): SampleEmptyZip => {
        const place = unserved[Math.floor(unserved.length * random.next() ** 3)] ?? random.pick(unserved)
        return {
          day: isoOfDay(day),
          country_id: place.countryId,
          product_group_id: usualGroup.id,
          region_code: place.regionCode,
          zip_code: place.zipCode,
          empty: 1
        }
      })

/** Converts the searches without offers to counts; each search also counts as a requested list. */
const emptyCounts = (zips: ReadonlyArray<SampleEmptyZip>): ReadonlyArray<SampleCount> =>
  zips.map(({ zip_code: _, empty, ...at }) => ({ ...at, channel: "", ...noSteps, searched: empty, empty }))

const keyOf = ({ day, country_id: country, product_group_id: group }: Cell, rest: string): string =>
  `${day} ${country} ${group} ${rest}`

/**
 * Returns the counts of searches and orders for the half year until yesterday, and the postal codes without deliveries.
 */
export const sampleShopCounts = (
  seed: number,
  places: ReadonlyArray<Place>,
  today: DayNumber,
  scale: number
) => {
  const random = randomOf(seed, "shop counts")
  const unserved = places.filter(({ countryId, zipCode }) => isUnserved(countryId, zipCode))
  const days = Array.from({ length: Math.ceil(countedDays * scale) }, (_, index) => today - 1 - index)
  const served = days.flatMap((day) => servedCounts(seed, random, day))
  const empty = days.flatMap((day) => emptyZips(random, unserved, day))
  const counts = new Map<string, SampleCount>()
  for (const row of [...served, ...emptyCounts(empty)]) {
    const key = keyOf(row, `${row.region_code} ${row.channel}`)
    counts.set(key, { ...row, ...addSteps(counts.get(key) ?? noSteps, row) })
  }
  const zips = new Map<string, SampleEmptyZip>()
  for (const row of empty) {
    const key = keyOf(row, row.zip_code)
    zips.set(key, { ...row, empty: row.empty + (zips.get(key)?.empty ?? 0) })
  }
  return { counts: [...counts.values()], zips: [...zips.values()] }
}

/** Inserts the sample counts; returns the number of requested lists. */
export const loadShopCounts = Effect.fnUntraced(function* (
  seed: number,
  places: ReadonlyArray<Place>,
  today: DayNumber,
  scale: number
) {
  const { counts, zips } = sampleShopCounts(seed, places, today, scale)
  yield* insertMany("shop_count", counts)
  yield* insertMany("empty_zip_count", zips)
  return counts.reduce((sum, { searched }) => sum + searched, 0)
})
