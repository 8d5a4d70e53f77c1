import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { loadWatchedPrice } from "../-prices/load-watched-price.ts"

/** The goods that the alarm below a list watches, with their price of today. */
export interface ListAlarmGoods extends WatchedGoods {
  readonly watched: WatchedPrice | undefined
  /** The postal code in the list for which these goods were loaded. */
  readonly askedFor: string
}

/**
 * Loads what the price alarm below a list shows: the price at the postal code, or the country's price if there is none.
 * The alarm never prevents its list from being shown: if no price can be loaded, the alarm has none.
 */
export const loadListAlarm = async (
  client: Client,
  countryId: CountryId,
  { productId, zipCode }: WatchedGoods
): Promise<ListAlarmGoods> => {
  const priceOf = (zip: string) =>
    loadWatchedPrice(client, countryId, { productId, zipCode: zip }).catch(() => undefined)
  const here = await priceOf(zipCode)
  if (here !== undefined || zipCode === "") return { productId, zipCode, watched: here, askedFor: zipCode }
  return { productId, zipCode: "", watched: await priceOf(""), askedFor: zipCode }
}
