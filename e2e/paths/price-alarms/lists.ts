import type { SnapshotFrom } from "xstate"
import { changed } from "../../../src/domain/editing/change-state.ts"
import type { EditedAlarm, KeptAlarm } from "../../../src/domain/alarm/edited-alarms.ts"
import type { AlarmWish } from "../../../src/domain/alarm/price-alarm.ts"
import { productGroup } from "../../../src/domain/product/product-group.ts"
import type { priceAlarmsMachine } from "../../../src/machines/price-alarms.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"

type Snapshot = SnapshotFrom<typeof priceAlarmsMachine>

const { productId, defaultAmount } = productGroup(3)

/** Returns the values of the form if only the price is filled in. */
export const wishOf = (threshold: number): AlarmWish => ({
  kind: "PriceAlarm",
  countryId: 1,
  productId,
  zipCode: "",
  amount: defaultAmount,
  threshold,
  direction: "Below"
})

/** An id that no other account uses, chosen before its row is in the database. */
const id = Math.floor(1_000_000_000 + Math.random() * 1_000_000_000)
export const alarmKey = String(id)

const alarmOf = (version: number, threshold: number): KeptAlarm => ({
  ...wishOf(threshold),
  id,
  version,
  confirmed: true
})
const newsletter: KeptAlarm = {
  ...wishOf(0),
  kind: "Newsletter",
  productId: 20,
  amount: 0,
  id: id + 1,
  version: 1,
  confirmed: true
}

/** Versions of the server's alarm list. */
export const alarmLists = {
  "as it was": [alarmOf(1, 300)],
  changed: [alarmOf(2, 250)],
  emptied: [],
  "with the newsletter": [alarmOf(1, 300), newsletter]
} satisfies Readonly<Record<string, ReadonlyArray<KeptAlarm>>>
export type AlarmList = keyof typeof alarmLists

const isList = (name: string): name is AlarmList => name in alarmLists
export const alarmListNames = Object.keys(alarmLists).filter(isList)

/** Converts a list of alarms to the format of the API. */
export const alarmsOnWire = (name: AlarmList): unknown =>
  toWire({ items: alarmLists[name].map((alarm) => ({ ...alarm, channel: "Email" })) })

/** Returns the name of the list that the server should contain, as far as the machine knows. */
export const knownList = ({ context: { kept } }: Snapshot): AlarmList => {
  const name = alarmListNames.find((each) => {
    const list: ReadonlyArray<KeptAlarm> = alarmLists[each]
    return list.length === kept.length && list.every((alarm, at) => alarm.version === kept[at]?.version)
  })
  if (name === undefined) throw new Error("The list is unknown")
  return name
}

const said = ({ change, kind, threshold }: EditedAlarm): string =>
  `${change} ${kind === "Newsletter" ? "newsletter" : threshold}`

/** For each list, the resulting list after each single change is saved. */
const outcomes: Readonly<Record<AlarmList, Readonly<Record<string, AlarmList>>>> = {
  "as it was": {
    "Modified 250": "changed",
    "Deleted 300": "emptied",
    "Added newsletter": "with the newsletter"
  },
  changed: { "Modified 300": "as it was", "Deleted 250": "emptied" },
  emptied: { "Added 250": "changed" },
  "with the newsletter": { "Deleted newsletter": "as it was" }
}

/**
 * Returns the server's list after the page's changes are saved; `undefined` if the test does not cover this combination
 * of changes.
 */
export const outcomeOf = (at: Snapshot): AlarmList | undefined =>
  outcomes[knownList(at)][changed(at.context.items).map(said).join(", ")]
