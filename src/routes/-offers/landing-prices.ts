import type { CountryId } from "../../domain/place/country.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { type LandingPrice, landingPrice } from "../../ui/content/landing-price.ts"
import type { Client } from "../../services/client/client.ts"
import { pricesBest } from "../../services/client/routes.gen.ts"

/** Loads the country's cheapest offers of some groups today; a group without an offer or a response is left out. */
export const loadLandingPrices = async (
  client: Client,
  countryId: CountryId,
  groups: ReadonlyArray<ProductGroupId>
): Promise<ReadonlyArray<LandingPrice>> => {
  const prices = await Promise.all(
    groups.map(async (groupId) => {
      const group = productGroup(groupId)
      const answer = await client.call(pricesBest, {
        params: { countryId },
        query: { amount: group.comparisonAmount, productId: group.productId }
      })
      return answer.type === "ok" ? landingPrice(groupId, answer.value) : undefined
    })
  )
  return prices.filter((price) => price !== undefined)
}
