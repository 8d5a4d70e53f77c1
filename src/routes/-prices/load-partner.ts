import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { siteEnwego } from "../../services/client/routes.gen.ts"

/** Where the partner's service is, for a postal code or a whole country; undefined where it is not, or it is not known (rule page.partner). */
export const loadPartner = async (
  client: Client,
  countryId: CountryId,
  zipCode?: string
): Promise<string | undefined> => {
  const query = { countryId, ...(zipCode === undefined ? {} : { zipCode }) }
  const answer = await client.call(siteEnwego, { query })
  return answer.type === "ok" && answer.value.payload.available ? answer.value.payload.url : undefined
}
