import type { CountryId } from "../../domain/place/country.ts"
import { type KeptValues, localValues } from "../browser/storage.ts"

/** Key of the fuels that stand beside each other in a country (rule price.groups). */
const keyOf = (countryId: CountryId) => `prices:${countryId}`

/**
 * The groups that were chosen here before, when the address says nothing and the page shows others; what the address says
 * is kept. Undefined where nothing is to be done.
 */
export const recalledGroups = (
  {
    countryId,
    search,
    shown
  }: { readonly countryId: CountryId; readonly search: string; readonly shown: string },
  values: KeptValues = localValues
): string | undefined => {
  const key = keyOf(countryId)
  if (new URLSearchParams(search).has("gruppen")) {
    // what is shown is what the server has read of it
    values.set(key, shown)
    return undefined
  }
  const kept = values.get(key)
  if (kept === undefined || kept === shown) return undefined
  if (/^[0-9]+(?:,[0-9]+)*$/u.test(kept) && kept.length < 30) return kept
  values.remove(key)
  return undefined
}

/** Puts the part of the page in its place that the server writes for the groups that were chosen before. */
export const recallGroups = async (part: HTMLElement, countryId: CountryId): Promise<void> => {
  const groups = recalledGroups({
    countryId,
    search: location.search,
    shown: part.dataset["priceGroups"] ?? ""
  })
  if (groups === undefined) return
  const query = new URLSearchParams(location.search)
  query.set("gruppen", groups)
  const answer = await fetch(`${location.pathname}?${query}`)
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const other = page.querySelector("[data-price-groups]")
  if (answer.ok && other !== null) part.replaceWith(other)
}
