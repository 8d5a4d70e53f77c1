import { Effect } from "effect"
import { isShownIn, type Where } from "../../domain/adverts/campaign-run.ts"
import type { AssignedSlot } from "../../domain/adverts/slot.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { Places } from "../ports/places.ts"
import type { AdvertRows, KnownSlot } from "./advert-rows.ts"

/** Returns the regions of a visitor's postal code; a malformed or unknown postal code counts as none. */
export const whereOf = Effect.fnUntraced(function* (countryId: CountryId, zipCode: string) {
  if (!isZipOf(countryId, zipCode)) return { countryId, zipCode: "", regions: [] } satisfies Where
  const places = yield* Places
  const regions = yield* places.regionsOf(countryId, zipCode)
  return { countryId, zipCode: regions.length === 0 ? "" : zipCode, regions } satisfies Where
})

/** Returns a slot with its current content (rules advert.run and advert.zip). */
export const assignedSlot = (
  { adverts }: AdvertRows,
  { items, ...slot }: KnownSlot,
  where: Where,
  now: number
): AssignedSlot => ({
  ...slot,
  region: where.regions[0] ?? "",
  items: items
    .filter(({ run, advertId }) => adverts.has(advertId) && isShownIn(slot, run, where, now))
    .map(({ run: _, campaignId: __, ...item }) => item)
})
