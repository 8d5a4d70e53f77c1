import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import { type ProductGroup, usualGroup } from "../../domain/product/product-group.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { addHeaders } from "../http/cookies.ts"
import { Memories } from "../ports/memories.ts"
import { Places } from "../ports/places.ts"
import { momentOf } from "./day-terms.ts"
import { bestPriceLifetime, localBestPriceCache } from "./local-best-price.ts"
import { Snapshots } from "./snapshots.ts"

/** Defaults of the query: amount in kg and product. */
const asked = { amount: 6000, productId: usualGroup.productId }

/**
 * Returns the amount, which is a number of pallets for sacks: their default is the comparison amount of the group,
 * because 6000 pallets are more than any dealer sells.
 */
const amountOf = (group: ProductGroup, amount: number = asked.amount): number =>
  group.isPallet && amount === asked.amount ? group.comparisonAmount : amount

interface Asked {
  readonly amount?: number
  readonly productId?: number
  readonly zipCode?: string
}

/**
 * The API endpoints for prices of the day; without a price the response is empty, and only a response with a price is
 * cached.
 */
export const pricesHandlers = HttpApiBuilder.group(
  ShopApi,
  "prices",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const bestPrice = localBestPriceCache(yield* Memories)

    const best = Effect.fnUntraced(function* (countryId: CountryId, query: Asked) {
      const { productId = asked.productId } = query
      // an empty form field means no zip
      const zipCode = query.zipCode === "" ? undefined : query.zipCode
      const group = groupOfProduct(productId)
      if (group === undefined || (zipCode !== undefined && !isZipOf(countryId, zipCode))) return undefined
      if (zipCode !== undefined && (yield* places.check(countryId, zipCode)) === "unknown") return undefined
      const at = new Date(yield* Clock.currentTimeMillis)
      const snapshot = yield* snapshots.at(countryId, group.id, momentOf(countryId, at).today)
      return bestPrice(snapshot, { countryId, productId, amount: amountOf(group, query.amount), zipCode }, at)
    })

    return handlers.handleAll({
      best: ({ params, query }) =>
        best(params.countryId, query).pipe(
          Effect.tap(() => addHeaders({ "cache-control": `public, max-age=${bestPriceLifetime}` })),
          Effect.map((price) => price ?? {}),
          Effect.catchTag("DatabaseUnreachable", () => Effect.succeed({}))
        )
    })
  })
)
