import { chooseItem, isEverFilled } from "../../domain/adverts/choose-item.ts"
import type { PageSlot } from "../../domain/adverts/page-slot.ts"
import type { SlotKey } from "../../domain/adverts/slot.ts"
import { advertsSlot } from "../../services/client/advert-routes.gen.ts"
import type { PageContext } from "../../services/page/page-context.ts"

/**
 * Loads the advert slot of a page, for the page's postal code if there is one. A page rendered for one visitor gets its
 * advert here; on a cached page each browser selects one (rule advert.choice). If no response arrives, the page is
 * rendered without the slot.
 */
export const loadSlot = async (
  { client, locale: { countryId }, page }: Pick<PageContext, "client" | "locale" | "page">,
  slotKey: SlotKey,
  zip = ""
): Promise<PageSlot | undefined> => {
  const answer = await client.call(advertsSlot, {
    params: { slotKey },
    query: { countryId, ...(zip === "" ? {} : { zipCode: zip }) }
  })
  if (answer.type !== "ok") return undefined
  const slot = answer.value
  // a slot that is never filled is left out; a slot with postal code filter may be filled once a postal code is typed
  if (!isEverFilled(slot.items) && !slot.appliesZipFiltering) return undefined
  const drawn = page.session === null ? undefined : chooseItem(slot.items, Math.random())
  return { ...slot, countryId, zip, drawn }
}
