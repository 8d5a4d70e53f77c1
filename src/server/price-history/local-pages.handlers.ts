import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { localPageOf, type LocalPageSegments } from "../../domain/place/local-page.ts"
import { addHeaders } from "../http/cookies.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { historyBasis } from "./history-basis.ts"
import { placeFacts } from "./place-facts.ts"

const kept = addHeaders({ "cache-control": "public, max-age=3600" })

/** What price pages of places are about, and what lies around them. */
export const localPagesHandlers = HttpApiBuilder.group(
  ShopApi,
  "localPages",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    const sql = yield* SqlClient

    const placeOf = Effect.fnUntraced(function* (countryId: CountryId, segments: LocalPageSegments) {
      const gazetteer = yield* places.gazetteer(countryId)
      const page = localPageOf(countryId, segments, gazetteer)
      const names = page.kind === "town" ? yield* places.placesOf(countryId, page.town.zipCode) : []
      return { ...placeFacts(page, gazetteer, names), historyBasis: yield* historyBasis(countryId, page) }
    })

    return handlers.handleAll({
      place: ({ params: { countryId }, query }) =>
        placeOf(countryId, query).pipe(
          Effect.provideService(SqlClient, sql),
          Effect.tap(() => kept),
          orUnavailable
        )
    })
  })
)
