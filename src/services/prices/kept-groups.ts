import type { CountryId } from "../../domain/place/country.ts"
import { recallStore } from "../browser/country-store.ts"
import { type KeptValues, localValues, priceGroupsKey } from "../browser/storage.ts"

/**
 * Returns the product groups last selected in this browser, if the URL contains none and the page shows other groups;
 * `undefined` if nothing has to change. If the URL contains groups, these are stored.
 */
export const recalledGroups = (
  {
    countryId,
    search,
    shown
  }: { readonly countryId: CountryId; readonly search: string; readonly shown: string },
  values: KeptValues = localValues
): string | undefined => {
  const key = priceGroupsKey(countryId)
  if (new URLSearchParams(search).has("gruppen")) {
    // stores `shown`, the groups that the server has read from the URL parameter
    values.set(key, shown)
    return undefined
  }
  const kept = values.get(key)
  if (kept === undefined || kept === shown) return undefined
  if (/^[0-9]+(?:,[0-9]+)*$/u.test(kept) && kept.length < 30) return kept
  values.remove(key)
  return undefined
}

/** Returns the postal code for which prices were last shown, if the URL contains none. */
export const recalledPlace = (
  { countryId, search }: { readonly countryId: CountryId; readonly search: string },
  values: KeptValues = localValues
): string | undefined => {
  if (new URLSearchParams(search).has("plz")) return undefined
  const { pricingZipCode, zipCodes } = recallStore(countryId, values)
  return pricingZipCode ?? zipCodes[0]
}

/** Replaces a part of the page with the server's version for the groups and place that were last selected. */
export const recallGroups = async (part: HTMLElement, countryId: CountryId): Promise<void> => {
  const { search } = location
  const groups = recalledGroups({ countryId, search, shown: part.dataset["priceGroups"] ?? "" })
  const place = recalledPlace({ countryId, search })
  if (groups === undefined && place === undefined) return
  const query = new URLSearchParams(search)
  if (groups !== undefined) query.set("gruppen", groups)
  if (place !== undefined) query.set("plz", place)
  const answer = await fetch(`${location.pathname}?${query}`)
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const other = page.querySelector("[data-price-groups]")
  if (answer.ok && other !== null) part.replaceWith(other)
}
