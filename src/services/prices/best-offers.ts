import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../client/client.ts"
import { kalkulationBestPrice } from "../client/routes.gen.ts"

/** Kilograms that are compared by default. */
const usualAmount = 6000

/**
 * The best offers of a country. `isEmpty` says that there are no offers; where the prices do not answer there are
 * none, and that is no empty shop.
 */
export const loadBestOffers = async (client: Client, countryId: CountryId) => {
  const answer = await client.call(kalkulationBestPrice, { query: { countryId, amount: usualAmount } })
  return answer.type === "ok"
    ? { bestOffers: answer.value, isEmpty: answer.value.length === 0 }
    : { bestOffers: [], isEmpty: false }
}
