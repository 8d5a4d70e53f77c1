import type { CountryId } from "../../domain/place/country.ts"
import { statePagePath } from "../../domain/place/local-page.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { slugOf } from "../../domain/place/slug.ts"
import type { Client } from "../../services/client/client.ts"
import { localPagesPlace } from "../../services/client/price-routes.gen.ts"

/** Path of the price page of a postal code, place, county or state as people write it: "80331 München", "Tirol". */
export const findPlace = async (
  client: Client,
  countryId: CountryId,
  written: string
): Promise<string | undefined> => {
  const place = written.trim().slice(0, 100)
  if (place === "") return undefined
  // who names a state means all of it, and not its capital
  const state = regionsOf(countryId).find(({ slug }) => slug === slugOf(place))
  if (state !== undefined) return statePagePath(state)
  // a postal code says more than the name beside it
  const wanted = /(?<!\d)\d{4,5}(?!\d)/u.exec(place)?.[0] ?? place
  const answer = await client.call(localPagesPlace, {
    params: { countryId },
    query: { state: wanted, countyOrCityZip: wanted }
  })
  return answer.type === "ok" && answer.value.kind !== "Overview" ? answer.value.path : undefined
}
