import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import { productGroupBySlug, usualGroup } from "../../domain/product/product-group.ts"
import type { Client } from "../../services/client/client.ts"
import { priceHistoryRangeLocal } from "../../services/client/price-routes.gen.ts"
import type { AlarmStart } from "../../ui/customer/PriceAlarmForm.tsx"

interface Wish {
  readonly fuel?: unknown
  readonly zip?: unknown
}

/** What an alarm begins with: an address says which fuel and where, and the price that it would watch is asked for. */
export const loadAlarmStart = async (
  client: Client,
  countryId: CountryId,
  { fuel, zip }: Wish
): Promise<AlarmStart> => {
  const { productId } = (typeof fuel === "string" ? productGroupBySlug(fuel) : undefined) ?? usualGroup
  const written = typeof zip === "string" || typeof zip === "number" ? String(zip) : ""
  const zipCode = isZipOf(countryId, written) ? written : ""
  const answer = await client.call(priceHistoryRangeLocal, {
    params: { countryId },
    query: { productIds: [String(productId)], ...(zipCode === "" ? {} : { zipCode }) }
  })
  const rows = answer.type === "ok" ? answer.value.rows : []
  // an alarm watches the price of the state, which stands before the country's; without a place the country's
  const row = zipCode === "" ? rows[0] : (rows.at(-2) ?? rows[0])
  const price = row?.groups[String(productId)]?.price
  return { productId, zipCode, today: price === undefined ? undefined : fromDecimal(price) }
}
