import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import { productGroupBySlug, usualGroup } from "../../domain/product/product-group.ts"
import { alarmsWatched } from "../../services/client/account-routes.gen.ts"
import type { Client } from "../../services/client/client.ts"
import type { WatchedGoods, WatchedPrice } from "../../ui/customer/watched-price.ts"

interface Wish {
  readonly fuel?: unknown
  readonly zip?: unknown
}

/** What an alarm is opened with. */
export interface AlarmStart {
  readonly start: WatchedGoods
  readonly watched: WatchedPrice | undefined
}

/** The price that an alarm would watch; undefined where nobody can tell, or no place has the postal code. */
export const watchedPriceOf = async (
  client: Client,
  countryId: CountryId,
  { productId, zipCode }: WatchedGoods
): Promise<WatchedPrice | undefined> => {
  const answer = await client.call(alarmsWatched, {
    params: { countryId },
    query: { productId, ...(zipCode === "" ? {} : { zipCode }) }
  })
  if (answer.type !== "ok") return undefined
  const { price, area } = answer.value
  return { price: price === undefined ? undefined : fromDecimal(price), area }
}

/** What an alarm begins with: an address says which fuel and where, and the price that it would watch is asked for. */
export const loadAlarmStart = async (
  client: Client,
  countryId: CountryId,
  { fuel, zip }: Wish
): Promise<AlarmStart> => {
  const { productId } = (typeof fuel === "string" ? productGroupBySlug(fuel) : undefined) ?? usualGroup
  const written = typeof zip === "string" || typeof zip === "number" ? String(zip) : ""
  const start = { productId, zipCode: isZipOf(countryId, written) ? written : "" }
  return { start, watched: await watchedPriceOf(client, countryId, start) }
}
