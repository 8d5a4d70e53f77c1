import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"

interface ZipOfCountry {
  readonly zipCode: string
  readonly countryId: CountryId
}

/** Handles the calls about postal codes; a check that fails returns 503, never "not served" (rule zip.uncheckable). */
export const locationsHandlers = HttpApiBuilder.group(
  ShopApi,
  "locations",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    // a postal code that does not exist is not served either
    const isServed = ({ zipCode, countryId }: ZipOfCountry) =>
      Effect.map(places.check(countryId, zipCode), (verdict) => verdict === "served")
    return handlers.handleAll({
      checkZip: ({ payload }) => orUnavailable(isServed(payload)),
      // returns only the entries whose postal code is served; the country hint offers these (rule zip.country-hint)
      checkZips: ({ payload }) => orUnavailable(Effect.filter(payload, isServed)),
      placesOfZip: ({ params }) => orUnavailable(places.placesOf(params.countryId, params.zipCode))
    })
  })
)
