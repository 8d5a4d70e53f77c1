import { chooseItem, isEverFilled } from "../../domain/adverts/choose-item.ts"
import type { PageSlot } from "../../domain/adverts/page-slot.ts"
import type { SlotKey } from "../../domain/adverts/slot.ts"
import { advertsSlot } from "../../services/client/advert-routes.gen.ts"
import type { PageContext } from "../../services/page/page-context.ts"

/**
 * The slot of a page, about a postal code where the page is. A page that is rendered for one visitor gets its advert here; of a
 * cached page each browser chooses (rule advert.choice). A page that cannot ask is whole without.
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
  // a slot that is never filled is in no page; one by postal code may be filled once one is typed
  if (!isEverFilled(slot.items) && !slot.appliesZipFiltering) return undefined
  const drawn = page.session === null ? undefined : chooseItem(slot.items, Math.random())
  return { ...slot, countryId, zip, drawn }
}
