import { Effect } from "effect"
import type { OptionChoice } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import type { Places, PlacesHere } from "../ports/places.ts"

const isDayWished = (parameters: ReadonlyArray<OptionChoice>): boolean =>
  parameters.some(({ desiredDate }) => desiredDate !== undefined)

/** Returns the first region of each postal code, to which most of its places belong. */
const firstOfEach = (regions: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const codes = new Set<string>()
  for (const [code] of regions) if (code !== undefined) codes.add(code)
  return [...codes].toSorted()
}

const noRegions: ReadonlyArray<string> = []

/**
 * Returns the federal states or cantons whose holidays apply to a requested day (rule delivery.state-holidays), without
 * duplicates, in alphabetical order; empty if no day is requested. If a postal code belongs to several federal states
 * or cantons, the one that contains most of its places is used.
 */
export const wishedRegions = (
  places: Places["Service"],
  countryId: CountryId,
  parameters: ReadonlyArray<OptionChoice>,
  zipCodes: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<string>, DatabaseUnreachable> =>
  isDayWished(parameters)
    ? Effect.map(
        Effect.forEach(new Set(zipCodes), (zipCode) => places.regionsOf(countryId, zipCode)),
        firstOfEach
      )
    : Effect.succeed(noRegions)

/** Returns the regions for a requested day, from places in memory. */
export const wishedRegionsHere = (
  places: PlacesHere,
  parameters: ReadonlyArray<OptionChoice>,
  zipCodes: ReadonlyArray<string>
): ReadonlyArray<string> =>
  isDayWished(parameters)
    ? firstOfEach([...new Set(zipCodes)].map((zipCode) => places.regionsOf(zipCode)))
    : noRegions
