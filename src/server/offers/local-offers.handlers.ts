import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { asIsInside } from "../http/in-process.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { momentOf } from "./day-terms.ts"
import { dealersHere } from "./dealers-here.ts"
import { Snapshots } from "./snapshots.ts"

/** The API endpoints for the dealers who currently deliver to a postal code. */
export const localOffersHandlers = HttpApiBuilder.group(
  ShopApi,
  "localOffers",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    const snapshots = yield* Snapshots

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
      dealers: ({ params: { countryId, zipCode }, query }) =>
        isZipOf(countryId, zipCode)
          ? dealersOf(countryId, zipCode, query.productId).pipe(
              Effect.tap(() => addHeaders({ "cache-control": "public, max-age=120" })),
              orUnavailable,
              Effect.flatMap(asIsInside)
            )
          : Effect.fail(refusals.notFound)
    })
  })
)
