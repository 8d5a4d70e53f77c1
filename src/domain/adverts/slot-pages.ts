import type { AdvertUse } from "./desk-records.ts"
import { type SlotKey, slotKeys } from "./slot.ts"

/** Pages on which each place can be previewed (rules advert.places and advert.preview). */
const slotPages = {
  home: ["home"],
  prices: ["prices"],
  content: ["guides", "guide", "news"],
  dealers: ["dealers"]
} as const satisfies Readonly<Record<SlotKey, ReadonlyArray<string>>>

/** A page of the shop on which an advert can be previewed. */
export type SlotPage = (typeof slotPages)[SlotKey][number]

const placesOfPages: ReadonlyMap<SlotPage, SlotKey> = new Map(
  slotKeys.flatMap((key) => slotPages[key].map((page) => [page, key] as const))
)

/** All pages on which adverts can be previewed, ordered by place. */
export const everySlotPage: ReadonlyArray<SlotPage> = [...placesOfPages.keys()]

/** Returns the place that a page belongs to. */
export const placeOfPage = (page: SlotPage): SlotKey => placesOfPages.get(page) ?? "home"

/** States in which a campaign shows its adverts now or later; ended campaigns do not. */
const shownStates: ReadonlyArray<AdvertUse["state"]> = ["running", "planned", "paused"]

/** Returns the slots of an advert's campaigns, one per place; the slots of running campaigns come first. */
export const slotsOfAdvert = (uses: ReadonlyArray<AdvertUse>): AdvertUse["slots"] => {
  const slots = shownStates.flatMap((shown) =>
    uses.filter(({ state }) => state === shown).flatMap((use) => use.slots)
  )
  return slots.filter(({ key }, at) => slots.findIndex((slot) => slot.key === key) === at)
}
