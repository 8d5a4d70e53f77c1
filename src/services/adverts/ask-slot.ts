import type { PageSlot } from "../../domain/adverts/page-slot.ts"
import type { SlotAnswer } from "../../machines/advert-slot/slot-memory.ts"
import { advertsSlot } from "../client/advert-routes.gen.ts"
import { createClient } from "../client/client.ts"

/** A client independent of the page: its calls affect neither the progress bar nor the session. */
const client = createClient({ fetch: (address, init) => fetch(address, init), csrfToken: () => undefined })

/** Loads the adverts assigned to a slot at another postal code; `undefined` if there is no response. */
export const askSlot = async (
  { key, countryId }: Pick<PageSlot, "key" | "countryId">,
  zip: string,
  signal: AbortSignal
): Promise<Pick<SlotAnswer, "region" | "items"> | undefined> => {
  const answer = await client.call(
    advertsSlot,
    { params: { slotKey: key }, query: { countryId, ...(zip === "" ? {} : { zipCode: zip }) } },
    { signal }
  )
  return answer.type === "ok" ? answer.value : undefined
}
