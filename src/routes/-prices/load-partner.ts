import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { siteEnwego } from "../../services/client/routes.gen.ts"

/**
 * Returns the link to the partner's service for a postal code or a whole country; `undefined` if the partner does not
 * serve the area or no response arrives (rule page.partner).
 */
export const loadPartner = async (
  client: Client,
  countryId: CountryId,
  zipCode?: string
): Promise<string | undefined> => {
  const query = { countryId, ...(zipCode === undefined ? {} : { zipCode }) }
  const answer = await client.call(siteEnwego, { query })
  return answer.type === "ok" && answer.value.payload.available ? answer.value.payload.url : undefined
}
