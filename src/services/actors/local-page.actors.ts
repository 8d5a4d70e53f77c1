import { fromPromise } from "xstate"
import type { LocalPageVerdict } from "../../domain/place/local-page.ts"
import type { LocalPageQuestion } from "../../machines/simple-calculator.machine.ts"
import type { Client } from "../client/client.ts"
import { siteCheckCityPage, siteCheckCountyPage, siteCheckStatePage } from "../client/routes.gen.ts"
import { heardValue } from "../client/no-answer.ts"

/**
 * Requests the page from one of three API endpoints, depending on which path segments the location has (rule
 * place.local-page).
 */
const ask = (client: Client, { countryId, location, zip }: LocalPageQuestion, signal: AbortSignal) => {
  const { state, countyOrCityZip, cityZip } = location
  const query = { zipCode: zip }
  if (countyOrCityZip === undefined)
    return client.call(siteCheckStatePage, { params: { countryId, state }, query }, { signal })
  if (cityZip === undefined)
    return client.call(
      siteCheckCountyPage,
      { params: { countryId, state, countyOrCityZip }, query },
      { signal }
    )
  const params = { countryId, state, countyOrCityZip, cityZip }
  return client.call(siteCheckCityPage, { params, query }, { signal })
}

/** Implements the port of the simple calculator that finds the local page of a postal code. */
export const localPageActors = (client: Client) => ({
  checkLocalPage: fromPromise<LocalPageVerdict, LocalPageQuestion>(async ({ input, signal }) =>
    heardValue(await ask(client, input, signal))
  )
})
