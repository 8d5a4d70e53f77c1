import { countries } from "../domain/place/country.ts"
import { locales } from "../domain/locale/locale.ts"
import { amountWords } from "../domain/product/amount.ts"
import { productGroup, productGroupById, usualGroup } from "../domain/product/product-group.ts"
import { browserClient } from "../services/client/browser-client.ts"
import { findOwnPrice } from "../services/prices/own-price.ts"
import { readPageData } from "../services/page/page-data.ts"
import { formatMoney, formatTime } from "../ui/kit/format.ts"

/**
 * Fills a document's placeholder for a returning visitor's own price; without a price, the placeholder stays hidden.
 */
export const showOwnPrice = async (place: HTMLElement): Promise<void> => {
  const page = readPageData()
  const { bcp47, countryId } = locales[page.locale]
  const preferred = productGroupById(Number(place.dataset["ownPrice"]))?.id ?? usualGroup.id
  const price = await findOwnPrice({ client: browserClient(), countryId, preferred, now: Date.now })
  if (price === undefined) return
  const group = productGroup(price.productGroupId)
  const texts: Readonly<Record<string, string>> = {
    total: formatMoney(bcp47, price.currency, price.totalPrice),
    amount: amountWords(price.amount, group.unit, countryId),
    // the cheapest offer may be of any of the asked qualities, so its own is named (rule offer.like-with-like)
    group: price.quality === "" ? group.name : `${group.name} (${price.quality})`,
    zip: price.zipCode,
    time: formatTime(bcp47, countries[countryId].timeZone, new Date(price.timeStamp).toISOString())
  }
  for (const slot of place.querySelectorAll<HTMLElement>("[data-slot]"))
    slot.textContent = texts[slot.dataset["slot"] ?? ""] ?? ""
  place.querySelector("a")?.setAttribute("href", `${page.prefix}/${group.slug}/angebotsliste?${price.query}`)
  place.hidden = false
}
