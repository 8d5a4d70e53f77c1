import type { AdvertUse } from "./desk-records.ts"
import { type SlotKey, slotKeys } from "./slot.ts"

/** Pages on which a place can be looked at (rules advert.places and advert.preview). */
const slotPages = {
  home: ["home"],
  prices: ["prices"],
  content: ["guides", "guide", "news"],
  dealers: ["dealers"]
} as const satisfies Readonly<Record<SlotKey, ReadonlyArray<string>>>

/** A page of the shop on which an advert can be looked at. */
export type SlotPage = (typeof slotPages)[SlotKey][number]

const placesOfPages: ReadonlyMap<SlotPage, SlotKey> = new Map(
  slotKeys.flatMap((key) => slotPages[key].map((page) => [page, key] as const))
)

/** All of them, place after place. */
export const everySlotPage: ReadonlyArray<SlotPage> = [...placesOfPages.keys()]

/** The place of a page. */
export const placeOfPage = (page: SlotPage): SlotKey => placesOfPages.get(page) ?? "home"

/** Those that bring an advert onto pages, now or later; what has ended does not. */
const shownStates: ReadonlyArray<AdvertUse["state"]> = ["running", "planned", "paused"]

/** The slots of an advert's campaigns, one of each place: those of campaigns that run first. */
export const slotsOfAdvert = (uses: ReadonlyArray<AdvertUse>): AdvertUse["slots"] => {
  const slots = shownStates.flatMap((shown) =>
    uses.filter(({ state }) => state === shown).flatMap((use) => use.slots)
  )
  return slots.filter(({ key }, at) => slots.findIndex((slot) => slot.key === key) === at)
}
