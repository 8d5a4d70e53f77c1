import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import {
  type LocalPage,
  localPageOf,
  localPagePaths,
  type LocalPageSegments
} from "../../domain/place/local-page.ts"
import { type MeantPlaces, placesMeant } from "../../domain/place/places-meant.ts"
import { readPlace } from "../../domain/place/written-place.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { addHeaders } from "../http/cookies.ts"
import { asIsInside } from "../http/in-process.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Memories } from "../ports/memories.ts"
import { Places } from "../ports/places.ts"
import { areaCodesOf, type HistoryBasis, historyBasis } from "./history-basis.ts"
import { historyLabels } from "./history-labels.ts"
import { keptForPages } from "../http/kept-for-pages.ts"
import { newestPrices } from "./newest.ts"
import { placeFacts } from "./place-facts.ts"

/** Maximum number of places listed for a name; the largest come first. */
const mostListed = 24

const kept = addHeaders({ "cache-control": "public, max-age=3600" })

/** Handles the calls for the price page of a place: the place itself, and its surroundings. */
export const localPagesHandlers = HttpApiBuilder.group(
  ShopApi,
  "localPages",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    const sql = yield* SqlClient

    const keptBases = keptForPages<HistoryBasis>(3000, yield* Memories, historyLabels.basis)
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

    const meantBy = Effect.fnUntraced(function* (here: CountryId, text: string) {
      const written = readPlace(text)
      const inside = (countryId: CountryId) =>
        Effect.map(places.gazetteer(countryId), (gazetteer) => placesMeant(countryId, written, gazetteer))
      const own = yield* inside(written.countryId ?? here)
      if (own.places.length > 0 || written.countryId !== undefined) return own
      // a place in another country is offered as a link, without a redirect
      const beyond = yield* Effect.forEach(
        countryIds.filter((other) => other !== here),
        inside
      )
      const meant: MeantPlaces = { places: beyond.flatMap((each) => each.places), isClear: false }
      return meant
    })

    const found = ({ places: all, isClear }: MeantPlaces) => ({
      isClear,
      total: all.length,
      places: all.slice(0, mostListed).map(({ zipCode, ...place }) => ({
        ...place,
        ...(zipCode === undefined ? {} : { zipCode })
      }))
    })

    return handlers.handleAll({
      search: ({ params: { countryId }, query }) =>
        meantBy(countryId, query.place).pipe(
          Effect.map(found),
          Effect.tap(() => kept),
          orUnavailable,
          Effect.flatMap(asIsInside)
        ),
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
