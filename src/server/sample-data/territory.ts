import type { CountryId } from "../../domain/place/country.ts"
import type { Place } from "./place.ts"
import { prefixCounts } from "./prefix-cover.ts"
import { isUnserved } from "./unserved.ts"

/** The postal codes of a country in order, with the main place and region of each code. */
export interface Territory {
  readonly countryId: CountryId
  /** Number of the country's codes that begin with each prefix. */
  readonly prefixCounts: ReadonlyMap<string, number>
  /** Codes with deliveries, in order; neighbours in the list are mostly neighbours on the map. */
  readonly served: ReadonlyArray<string>
  readonly placeOf: (zipCode: string) => Place
}

export const territoryOf = (countryId: CountryId, places: ReadonlyArray<Place>): Territory => {
  const first = new Map<string, Place>()
  for (const place of places)
    if (place.countryId === countryId && !first.has(place.zipCode)) first.set(place.zipCode, place)
  const zipCodes = [...first.keys()].toSorted()
  return {
    countryId,
    prefixCounts: prefixCounts(zipCodes),
    served: zipCodes.filter((zipCode) => !isUnserved(countryId, zipCode)),
    placeOf: (zipCode) => {
      const place = first.get(zipCode)
      if (place === undefined) throw new Error(`No place with the code ${zipCode}`)
      return place
    }
  }
}

/**
 * Returns `count` neighbouring served codes from `start` on; the list wraps around, so there is no edge at which places
 * would get fewer dealers.
 */
export const stretchOf = (territory: Territory, start: number, count: number): ReadonlyArray<string> => {
  const { served } = territory
  const length = Math.min(count, served.length)
  const from = ((start % served.length) + served.length) % served.length
  return [
    ...served.slice(from, from + length),
    ...served.slice(0, Math.max(0, from + length - served.length))
  ]
}
