import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import type { WoodGroup } from "../../domain/price-history/wood-groups.ts"
import type { Client } from "../../services/client/client.ts"
import { localPagesPlace, priceHistoryRangeLocal } from "../../services/client/price-routes.gen.ts"
import type { AreaPrices } from "../../ui/price-pages/area-prices.ts"
import { shownPrices } from "./prices-by-product.ts"

/**
 * Loads the table row for the postal code that prices are shown for: the prices of the smallest area around it, and the
 * link to the page of that area. `undefined` if the postal code does not exist or no response arrives.
 */
export const loadOwnPlace = async (
  client: Client,
  countryId: CountryId,
  groups: ReadonlyArray<WoodGroup>,
  written: unknown
): Promise<AreaPrices | undefined> => {
  const zipCode = typeof written === "string" || typeof written === "number" ? String(written) : ""
  if (!isZipOf(countryId, zipCode)) return undefined
  const [place, table] = await Promise.all([
    client.call(localPagesPlace, { params: { countryId }, query: { state: zipCode } }),
    client.call(priceHistoryRangeLocal, {
      params: { countryId },
      query: { zipCode, productIds: groups.map(({ productId }) => String(productId)) }
    })
  ])
  if (place.type !== "ok" || place.value.zipCode !== zipCode || table.type !== "ok") return undefined
  const [smallest] = table.value.rows
  return smallest === undefined
    ? undefined
    : {
        title: place.value.title,
        places: smallest.basis === "Country" ? undefined : smallest.title,
        path: `/${place.value.path.replace(/^\//u, "")}`,
        ...shownPrices(smallest)
      }
}
