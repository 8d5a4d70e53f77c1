import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/country.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"

interface ZipOfCountry {
  readonly zipCode: string
  readonly countryId: CountryId
}

/** True when a dealer delivers there; a code that does not exist is not served either. */
export const isServed = Effect.fnUntraced(function* ({ zipCode, countryId }: ZipOfCountry) {
  const places = yield* Places
  return (yield* places.check(countryId, zipCode)) === "served"
})

/** The calls of shop.md 7 about postal codes; a check that fails is 503, never "not served" (decisions.md behaviour 1). */
export const locationsHandlers = HttpApiBuilder.group(ShopApi, "locations", (handlers) =>
  handlers.handleAll({
    checkZip: ({ payload }) => orUnavailable(isServed(payload)),
    // the country hint offers those entries that are served (domain.md A21)
    checkZips: ({ payload }) => orUnavailable(Effect.filter(payload, isServed))
  })
)
