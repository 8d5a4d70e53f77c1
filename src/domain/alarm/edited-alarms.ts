import { changed, type Changing, edited, withoutItem } from "../editing/change-state.ts"
import type { CountryId } from "../place/country.ts"
import { usualGroup } from "../product/product-group.ts"
import type { AlarmWish } from "./price-alarm.ts"

/** A price alarm or newsletter of an account, as it is stored. */
export interface KeptAlarm extends AlarmWish {
  readonly id: number
  /** Counts all changes of the alarm; 0 until it is stored. */
  readonly version: number
  /** Its mailbox has said yes; until then nothing is sent. */
  readonly confirmed: boolean
}

/** The same in a list that is being edited; `key` stays its own while ids come and go. */
export interface EditedAlarm extends KeptAlarm, Changing {
  readonly key: string
}

type Alarms = ReadonlyArray<EditedAlarm>

const asKept = (alarm: KeptAlarm): EditedAlarm => ({ ...alarm, key: String(alarm.id), change: "Unchanged" })

/** The list as it is stored, before it is edited. */
export const editableAlarms = (kept: ReadonlyArray<KeptAlarm>): Alarms => kept.map(asKept)

const placeOf = (items: Alarms, key: string): number => items.findIndex((item) => item.key === key)

/** Something new, under a key that nothing else in the list has. */
export const withAdded = (items: Alarms, wish: AlarmWish, key: string): Alarms => [
  ...items,
  { ...wish, id: 0, version: 0, key, confirmed: false, change: "Added" }
]

export const withoutAlarm = (items: Alarms, key: string): Alarms => withoutItem(items, placeOf(items, key))

/** One alarm as it is stored again, whatever was done to it. */
export const withStored = (items: Alarms, kept: ReadonlyArray<KeptAlarm>, key: string): Alarms =>
  items.map((item) => {
    const stored = kept.find(({ id }) => String(id) === key)
    return item.key === key && stored !== undefined ? asKept(stored) : item
  })

const isSameWish = (one: AlarmWish, other: AlarmWish): boolean =>
  one.kind === other.kind &&
  (one.kind === "Newsletter" ||
    (one.countryId === other.countryId &&
      one.productId === other.productId &&
      one.zipCode === other.zipCode &&
      one.amount === other.amount &&
      one.threshold === other.threshold &&
      one.direction === other.direction))

/** The list after the wish of one alarm was changed; one that is again as it is stored is no change. */
export const withWish = (
  items: Alarms,
  kept: ReadonlyArray<KeptAlarm>,
  key: string,
  wish: AlarmWish
): Alarms => {
  const stored = kept.find(({ id }) => String(id) === key)
  return stored !== undefined && isSameWish(stored, wish)
    ? withStored(items, kept, key)
    : edited(items, placeOf(items, key), (item) => ({ ...item, ...wish }))
}

/**
 * Own changes on top of what is stored by now: those of alarms that are gone go with them, and what is stored already,
 * as after an answer that was lost, is no change.
 */
export const rebasedAlarms = (
  items: Alarms,
  kept: ReadonlyArray<KeptAlarm>,
  fresh: ReadonlyArray<KeptAlarm>
): Alarms => {
  const arrived = fresh.filter(({ id }) => !kept.some((known) => known.id === id))
  return [
    ...fresh.map((alarm) => {
      const own = items.find(({ id, change }) => id === alarm.id && change !== "Unchanged")
      return own === undefined || (own.change === "Modified" && isSameWish(own, alarm))
        ? asKept(alarm)
        : { ...own, version: alarm.version, confirmed: alarm.confirmed }
    }),
    ...items.filter((item) => item.change === "Added" && !arrived.some((alarm) => isSameWish(item, alarm)))
  ]
}

export const isNewsletterWanted = (items: Alarms): boolean =>
  items.some(({ kind, change }) => kind === "Newsletter" && change !== "Deleted")

/** The list with or without the newsletter; one that was to be deleted is kept rather than ordered anew. */
export const withNewsletter = (
  items: Alarms,
  kept: ReadonlyArray<KeptAlarm>,
  wanted: { readonly isWanted: boolean; readonly countryId: CountryId; readonly key: string }
): Alarms => {
  if (isNewsletterWanted(items) === wanted.isWanted) return items
  const known = items.find(({ kind }) => kind === "Newsletter")
  if (known !== undefined)
    return wanted.isWanted ? withStored(items, kept, known.key) : withoutAlarm(items, known.key)
  const { countryId, key } = wanted
  return withAdded(items, { ...newsletter, countryId }, key)
}

/** A newsletter is of no place and no price; the contract asks for a product all the same. */
const newsletter = {
  kind: "Newsletter",
  productId: usualGroup.productId,
  zipCode: "",
  amount: 0,
  threshold: 0,
  direction: "Below"
} as const

/** Whether leaving the list would lose something. */
export const areAlarmsDirty = (items: Alarms): boolean => changed(items).length > 0
