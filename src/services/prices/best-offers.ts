import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../client/client.ts"
import { kalkulationBestPrice } from "../client/routes.gen.ts"

/** Default amount for the comparison, in kilograms. */
const usualAmount = 6000

/**
 * Loads the best offers of a country. `isEmpty` is true only if the server reports that there are no offers, and false
 * if the server does not respond.
 */
export const loadBestOffers = async (client: Client, countryId: CountryId) => {
  const answer = await client.call(kalkulationBestPrice, { query: { countryId, amount: usualAmount } })
  return answer.type === "ok"
    ? { bestOffers: answer.value, isEmpty: answer.value.length === 0 }
    : { bestOffers: [], isEmpty: false }
}
