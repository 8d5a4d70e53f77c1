import { Effect } from "effect"
import type { OptionChoice } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Places } from "../ports/places.ts"

/**
 * The states or cantons whose holidays a wished day is held against (rule delivery.state-holidays), each once, in the
 * order of the alphabet; none where no day is wished for. Where a postal code lies in several, the one with the most
 * places counts.
 */
export const wishedRegions = Effect.fnUntraced(function* (
  places: Places["Service"],
  countryId: CountryId,
  parameters: ReadonlyArray<OptionChoice>,
  zipCodes: ReadonlyArray<string>
) {
  const codes = new Set<string>()
  if (parameters.some(({ desiredDate }) => desiredDate !== undefined))
    for (const zipCode of new Set(zipCodes)) {
      const [code] = yield* places.regionsOf(countryId, zipCode)
      if (code !== undefined) codes.add(code)
    }
  return [...codes].toSorted()
})
