import type { AskedPrice, WatchedPrice } from "../../domain/alarm/watched-price.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import { alarmsWatched } from "../../services/client/account-routes.gen.ts"
import type { Client } from "../../services/client/client.ts"

/** Loads the price that an alarm would watch; `undefined` if it is not known, or the place does not exist. */
export const loadWatchedPrice = async (
  client: Client,
  countryId: CountryId,
  { productId, zipCode, state }: AskedPrice
): Promise<WatchedPrice | undefined> => {
  const answer = await client.call(alarmsWatched, {
    params: { countryId },
    query: { productId, ...(zipCode === "" ? {} : { zipCode }), ...(state === undefined ? {} : { state }) }
  })
  if (answer.type !== "ok") return undefined
  const { price, area } = answer.value
  return { price: price === undefined ? undefined : fromDecimal(price), area }
}
