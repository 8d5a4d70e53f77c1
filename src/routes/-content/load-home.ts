import { productGroup, type ProductGroupId, usualGroup } from "../../domain/product/product-group.ts"
import type { PageContext } from "../../services/page/page-context.ts"
import { loadBestOffers } from "../../services/prices/best-offers.ts"
import { loadWatchedPrice } from "../-prices/load-watched-price.ts"
import { loadNationalPrice } from "../-prices/national-price.ts"

/** Loads the data of the home page; `given` is the fuel in the URL. */
export const loadHome = async (
  { client, locale: { countryId }, i18n }: Pick<PageContext, "client" | "locale" | "i18n">,
  given: ProductGroupId | undefined
) => {
  const { productId } = productGroup(given ?? usualGroup.id)
  const goods = { productId, zipCode: "" }
  const [best, national, watched] = await Promise.all([
    loadBestOffers(client, countryId),
    loadNationalPrice({ client, countryId, i18n }),
    loadWatchedPrice(client, countryId, goods)
  ])
  return { given, ...best, national, alarm: { ...goods, watched } }
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>
