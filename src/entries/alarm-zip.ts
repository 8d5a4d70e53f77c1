import { isRecord } from "../domain/is-record.ts"
import type { CountryId } from "../domain/place/country.ts"
import { recallAlarmZip } from "../services/browser/recalled-alarm.ts"
import { addressOf } from "../services/client/address-of.ts"
import { siteCheckStatePage } from "../services/client/routes.gen.ts"

/** Fills the postal code of a document's price alarm for a returning visitor. */
export const fillAlarmZip = async (field: HTMLInputElement, countryId: CountryId): Promise<void> =>
  recallAlarmZip(field, {
    countryId,
    // uses `fetch` directly: these pages load the typed API client only after the first user interaction
    isInState: async (state, zipCode) => {
      const answer = await fetch(
        addressOf(siteCheckStatePage.path, { params: { countryId, state }, query: { zipCode } })
      )
      const said: unknown = answer.ok ? await answer.json() : undefined
      return isRecord(said) && said["Valid"] === true
    }
  })
