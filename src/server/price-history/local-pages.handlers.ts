import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import {
  type LocalPage,
  localPageOf,
  localPagePaths,
  type LocalPageSegments
} from "../../domain/place/local-page.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { addHeaders } from "../http/cookies.ts"
import { asIsInside } from "../http/in-process.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { areaCodesOf, type HistoryBasis, historyBasis } from "./history-basis.ts"
import { keptForPages } from "./kept-for-pages.ts"
import { newestPrices } from "./newest.ts"
import { placeFacts } from "./place-facts.ts"

const kept = addHeaders({ "cache-control": "public, max-age=3600" })

/** What price pages of places are about, and what lies around them. */
export const localPagesHandlers = HttpApiBuilder.group(
  ShopApi,
  "localPages",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    const sql = yield* SqlClient

    const keptBases = keptForPages<HistoryBasis>(3000)
    const basisOf = (countryId: CountryId, page: LocalPage) =>
      keptBases(`${countryId} ${areaCodesOf(page).join()}`, historyBasis(countryId, page))

    const placeOf = Effect.fnUntraced(function* (countryId: CountryId, segments: LocalPageSegments) {
      const gazetteer = yield* places.gazetteer(countryId)
      const page = localPageOf(countryId, segments, gazetteer)
      const names = page.kind === "town" ? yield* places.placesOf(countryId, page.town.zipCode) : []
      return { ...placeFacts(page, gazetteer, names), historyBasis: yield* basisOf(countryId, page) }
    })

    const allOf = Effect.fnUntraced(function* (countryId: CountryId) {
      const gazetteer = yield* places.gazetteer(countryId)
      const [newest] = yield* newestPrices(countryId, [usualGroup.productId], [""])
      return {
        lastModified: newest === undefined ? null : isoOfDay(newest.day),
        paths: localPagePaths(countryId, gazetteer)
      }
    })

    return handlers.handleAll({
      all: ({ params: { countryId } }) =>
        allOf(countryId).pipe(
          Effect.provideService(SqlClient, sql),
          Effect.tap(() => kept),
          orUnavailable
        ),
      place: ({ params: { countryId }, query }) =>
        placeOf(countryId, query).pipe(
          Effect.provideService(SqlClient, sql),
          Effect.tap(() => kept),
          orUnavailable,
          Effect.flatMap(asIsInside)
        )
    })
  })
)
