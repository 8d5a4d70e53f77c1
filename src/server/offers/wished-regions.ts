import { Effect } from "effect"
import type { OptionChoice } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import type { Places } from "../ports/places.ts"

const regionsOf = Effect.fnUntraced(function* (
  places: Places["Service"],
  countryId: CountryId,
  zipCodes: ReadonlyArray<string>
) {
  const codes = new Set<string>()
  for (const zipCode of new Set(zipCodes)) {
    const [code] = yield* places.regionsOf(countryId, zipCode)
    if (code !== undefined) codes.add(code)
  }
  return [...codes].toSorted()
})

const noRegions: ReadonlyArray<string> = []

/**
 * The states or cantons whose holidays a wished day is held against (rule delivery.state-holidays), each once, in the
 * order of the alphabet; none where no day is wished for. Where a postal code lies in several, the one with the most
 * places counts.
 */
export const wishedRegions = (
  places: Places["Service"],
  countryId: CountryId,
  parameters: ReadonlyArray<OptionChoice>,
  zipCodes: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<string>, DatabaseUnreachable> =>
  parameters.some(({ desiredDate }) => desiredDate !== undefined)
    ? regionsOf(places, countryId, zipCodes)
    : Effect.succeed(noRegions)
