import { Clock, Effect } from "effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { ShopApi } from "../../contract/shop.api.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import { addHeaders } from "../http/cookies.ts"
import { Places } from "../ports/places.ts"
import { momentOf } from "./day-terms.ts"
import { bestPriceLifetime, localBestPriceCache, type LocalBestPriceWish } from "./local-best-price.ts"
import { Snapshots } from "./snapshots.ts"

/** What is asked for when the query does not say (shop.md 7). */
const asked = { amount: 6000, productId: 20 }

/** Prices of the day; what cannot be told is an empty answer, and only an answer that could be told is kept. */
export const pricesHandlers = HttpApiBuilder.group(
  ShopApi,
  "prices",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const bestPrice = localBestPriceCache()

    const best = Effect.fnUntraced(function* (wish: LocalBestPriceWish) {
      const { countryId, productId, zipCode } = wish
      const group = groupOfProduct(productId)
      if (group === undefined) return undefined
      if (zipCode !== undefined && (yield* places.check(countryId, zipCode)) === "unknown") return undefined
      const at = new Date(yield* Clock.currentTimeMillis)
      const snapshot = yield* snapshots.at(countryId, group.id, momentOf(countryId, at).today)
      return bestPrice(snapshot, wish, at)
    })

    return handlers.handleAll({
      best: ({ params, query }) =>
        best({
          ...asked,
          ...query,
          countryId: params.countryId,
          zipCode: query.zipCode === "" ? undefined : query.zipCode
        }).pipe(
          Effect.tap(() => addHeaders({ "cache-control": `public, max-age=${bestPriceLifetime}` })),
          Effect.map((price) => price ?? {}),
          Effect.catchTag("DatabaseUnreachable", () => Effect.succeed({}))
        )
    })
  })
)
