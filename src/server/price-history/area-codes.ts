import { Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import { areaCode, areasOfZip, type PriceArea } from "../../domain/price-history/price-area.ts"
import { Places } from "../ports/places.ts"

/** Returns the areas that contain a postal code, the smallest first; only the country if the code is unknown. */
export const areasAround = Effect.fnUntraced(function* (countryId: CountryId, zipCode: string) {
  const places = yield* Places
  const located = yield* places.located(countryId, zipCode)
  const areas: ReadonlyArray<PriceArea> = located === undefined ? [{ kind: "country" }] : areasOfZip(located)
  return areas.map((area) => ({ area, code: areaCode(area) }))
})
