import type { CountryId } from "../domain/place/country.ts"
import { recallAlarmZip } from "../services/browser/recalled-alarm.ts"
import { browserClient } from "../services/client/browser-client.ts"
import { siteCheckStatePage } from "../services/client/routes.gen.ts"

/** Fills the postal code of a document's price alarm for a returning visitor. */
export const fillAlarmZip = async (field: HTMLInputElement, countryId: CountryId): Promise<void> =>
  recallAlarmZip(field, {
    countryId,
    isInState: async (state, zipCode) => {
      const answer = await browserClient().call(siteCheckStatePage, {
        params: { countryId, state },
        query: { zipCode }
      })
      return answer.type === "ok" && answer.value.valid
    }
  })
