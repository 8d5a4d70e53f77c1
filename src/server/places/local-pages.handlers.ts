import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { localPageOf, type LocalPageSegments } from "../../domain/place/local-page.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { dealersHere } from "../offers/dealers-here.ts"
import { momentOf } from "../offers/day-terms.ts"
import { Snapshots } from "../offers/snapshots.ts"
import { Places } from "../ports/places.ts"
import { localPlace } from "./local-place.ts"

const kept = (seconds: number) => addHeaders({ "cache-control": `public, max-age=${seconds}` })

/** What price pages of places show: where they are, what lies around them, and who delivers there. */
export const localPagesHandlers = HttpApiBuilder.group(
  ShopApi,
  "localPages",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    const snapshots = yield* Snapshots

    const placeOf = Effect.fnUntraced(function* (countryId: CountryId, segments: LocalPageSegments) {
      const gazetteer = yield* places.gazetteer(countryId)
      const page = localPageOf(countryId, segments, gazetteer)
      const names = page.kind === "town" ? yield* places.placesOf(countryId, page.town.zipCode) : []
      return localPlace(page, gazetteer, names)
    })

    const dealersOf = Effect.fnUntraced(function* (
      countryId: CountryId,
      zipCode: string,
      productId: number = usualGroup.productId
    ) {
      const group = groupOfProduct(productId)
      if (group === undefined || (yield* places.check(countryId, zipCode)) !== "served") return []
      const at = new Date(yield* Clock.currentTimeMillis)
      const snapshot = yield* snapshots.at(countryId, group.id, momentOf(countryId, at).today)
      return dealersHere(snapshot, zipCode, at)
    })

    return handlers.handleAll({
      place: ({ params: { countryId }, query }) =>
        placeOf(countryId, query).pipe(
          Effect.tap(() => kept(3600)),
          orUnavailable
        ),
      dealers: ({ params: { countryId, zipCode }, query }) =>
        isZipOf(countryId, zipCode)
          ? dealersOf(countryId, zipCode, query.productId).pipe(
              Effect.tap(() => kept(120)),
              orUnavailable
            )
          : Effect.fail(refusals.notFound)
    })
  })
)
