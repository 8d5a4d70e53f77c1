import { changed, type Changing, edited, withoutItem } from "../editing/change-state.ts"
import type { CountryId } from "../place/country.ts"
import { usualGroup } from "../product/product-group.ts"
import type { AlarmWish } from "./price-alarm.ts"

/** A stored price alarm or newsletter of an account. */
export interface KeptAlarm extends AlarmWish {
  readonly id: number
  /** Number of changes to the alarm; 0 until the alarm is stored. */
  readonly version: number
  /** Whether the owner of the e-mail address has confirmed the alarm; until then, no mails are sent. */
  readonly confirmed: boolean
}

/** An alarm in a list that is being edited. Its `key` identifies it and stays the same even if its id changes. */
export interface EditedAlarm extends KeptAlarm, Changing {
  readonly key: string
}

type Alarms = ReadonlyArray<EditedAlarm>

const asKept = (alarm: KeptAlarm): EditedAlarm => ({ ...alarm, key: String(alarm.id), change: "Unchanged" })

/** Returns the stored list, ready for editing. */
export const editableAlarms = (kept: ReadonlyArray<KeptAlarm>): Alarms => kept.map(asKept)

const placeOf = (items: Alarms, key: string): number => items.findIndex((item) => item.key === key)

/** Adds a new alarm under a key that is unique in the list. */
export const withAdded = (items: Alarms, wish: AlarmWish, key: string): Alarms => [
  ...items,
  { ...wish, id: 0, version: 0, key, confirmed: false, change: "Added" }
]

export const withoutAlarm = (items: Alarms, key: string): Alarms => withoutItem(items, placeOf(items, key))

/** Restores one alarm to its stored state and discards all changes to it. */
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

/** Changes one alarm in the list; an alarm that equals its stored state again no longer counts as changed. */
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
 * Reapplies the user's changes to the alarms that are stored now. Drops changes to deleted alarms, and changes that are
 * already stored, e.g. because the response was lost.
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

/**
 * Adds or removes the newsletter. A newsletter that is in the list but marked for deletion is restored instead of being
 * added again.
 */
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

/** A newsletter has no place and no price, but the contract requires a product. */
const newsletter = {
  kind: "Newsletter",
  productId: usualGroup.productId,
  zipCode: "",
  amount: 0,
  threshold: 0,
  direction: "Below"
} as const

/** Whether changes would be lost if the user left the list. */
export const areAlarmsDirty = (items: Alarms): boolean => changed(items).length > 0
