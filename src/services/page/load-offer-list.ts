import { counted } from "../../domain/calculator/upselling-count.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { OfferList } from "../../domain/offer/offer.ts"
import { householdProblems } from "../../domain/options/household-problems.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { type SetAside, setAsideIn } from "../../domain/options/set-aside.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { calculate, fetchConfiguration } from "../actors/calculator.actors.ts"
import type { Client } from "../client/client.ts"
import { locationsCheckZip } from "../client/routes.gen.ts"
import { readOfferListQuery } from "./offer-list-query.ts"

/** Loader data of the offer list page. */
export interface LoadedOfferList {
  readonly data: ConfigurationData | null
  readonly list: OfferList | null
  /** Options in the URL that were left out when the list was calculated; missing if there are none. */
  readonly setAside?: ReadonlyArray<SetAside>
  readonly answer:
    | { readonly kind: "none" | "blocked" | "failed" | "offers" }
    | { readonly kind: "empty"; readonly reason: "noOffers" | "unserved" | "unexplained" }
}

const whyEmpty = async (client: Client, countryId: CountryId, zipCode: string) => {
  const answer = await client.call(locationsCheckZip, { payload: { countryId, zipCode } })
  return answer.type !== "ok" ? "unexplained" : answer.value ? "noOffers" : "unserved"
}

/** Loads the offers for a URL; if there are none, returns the reason, such as a missing response. */
export const loadOfferList = async (
  client: Client,
  countryId: CountryId,
  productGroupId: ProductGroupId,
  search: Readonly<Record<string, unknown>>
): Promise<LoadedOfferList> => {
  let data: ConfigurationData | null = null
  try {
    data = await fetchConfiguration(client, { countryId, productGroupId })
    const asked = readOfferListQuery(countryId, productGroupId, search)
    const calculation = completeCalculation(asked, data)
    if (calculation.zipCode === "") return { data, list: null, answer: { kind: "none" } }
    if (householdProblems(calculation).length > 0) return { data, list: null, answer: { kind: "blocked" } }
    const answer = await calculate(client, counted(calculation, data))
    if (answer.kind === "refused") return { data, list: null, answer: { kind: "blocked" } }
    const setAside = setAsideIn(asked, calculation, data)
    const found = { data, list: answer.list, ...(setAside.length > 0 && { setAside }) }
    if (answer.list.items.length > 0) return { ...found, answer: { kind: "offers" } }
    const reason = await whyEmpty(client, countryId, calculation.zipCode)
    return { ...found, answer: { kind: "empty", reason } }
  } catch {
    return { data, list: null, answer: { kind: "failed" } }
  }
}
