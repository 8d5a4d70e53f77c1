import { describe, expect, it } from "vitest"
import {
  areAlarmsDirty,
  editableAlarms,
  isNewsletterWanted,
  type KeptAlarm,
  rebasedAlarms,
  withAdded,
  withNewsletter,
  withoutAlarm,
  withStored,
  withWish
} from "./edited-alarms.ts"
import type { AlarmWish } from "./price-alarm.ts"

const wish = (change: Partial<AlarmWish> = {}): AlarmWish => ({
  kind: "PriceAlarm",
  countryId: 1,
  productId: 20,
  zipCode: "",
  amount: 6000,
  threshold: 300,
  direction: "Below",
  ...change
})

const alarm = (id: number, change: Partial<KeptAlarm> = {}): KeptAlarm => ({
  ...wish(),
  id,
  version: 1,
  confirmed: true,
  ...change
})

const kept = [alarm(1), alarm(2)]
const states = (items: ReturnType<typeof editableAlarms>) => items.map(({ key, change }) => [key, change])

describe("alarms that are being edited (rule list.added)", () => {
  const items = editableAlarms(kept)

  it("have the change states of a list's rows", () => {
    expect(areAlarmsDirty(items)).toBe(false)
    const more = withAdded(withWish(items, kept, "1", wish({ threshold: 250 })), wish(), "new-1")
    const all = withoutAlarm(more, "2")
    expect(states(all)).toEqual([
      ["1", "Modified"],
      ["2", "Deleted"],
      ["new-1", "Added"]
    ])
    expect(all.map(({ id, threshold }) => [id, threshold])).toEqual([
      [1, 250],
      [2, 300],
      [0, 300]
    ])
    expect(areAlarmsDirty(all)).toBe(true)
    const back = withWish(withWish(items, kept, "1", wish({ amount: 1 })), kept, "1", wish())
    expect([areAlarmsDirty(back), back[0]?.confirmed]).toEqual([false, true])
    expect(areAlarmsDirty(withStored(withStored(withoutAlarm(all, "new-1"), kept, "1"), kept, "2"))).toBe(
      false
    )
  })

  it("keep the user's changes after others changed the stored alarms", () => {
    const mine = withAdded(withoutAlarm(withWish(items, kept, "1", wish({ amount: 3000 })), "2"), wish(), "n")
    const fresh = [alarm(1, { confirmed: false, version: 2 }), alarm(3, { threshold: 301 })]
    expect(rebasedAlarms(mine, kept, fresh)).toEqual([
      { ...alarm(1, { amount: 3000, confirmed: false, version: 2 }), key: "1", change: "Modified" },
      { ...alarm(3, { threshold: 301 }), key: "3", change: "Unchanged" },
      { ...alarm(0, { confirmed: false, version: 0 }), key: "n", change: "Added" }
    ])
  })

  it("are unchanged once the same values are stored, as after a lost answer", () => {
    const own = wish({ threshold: 280 })
    const mine = withAdded(withoutAlarm(withWish(items, kept, "1", own), "2"), own, "n")
    const stored = [alarm(1, own), alarm(4, { ...own, confirmed: false })]
    expect(rebasedAlarms(mine, kept, stored)).toEqual(editableAlarms(stored))
    // an added alarm that equals an alarm stored before is still a new alarm
    expect(states(rebasedAlarms(withAdded(items, wish(), "n"), kept, kept)).at(-1)).toEqual(["n", "Added"])
    for (const change of [
      { countryId: 2 },
      { productId: 23 },
      { zipCode: "80331" },
      { amount: 1 },
      { threshold: 1 },
      { direction: "Above" },
      { kind: "Newsletter" }
    ] as const)
      expect(states(rebasedAlarms(mine, kept, [alarm(4, { ...own, ...change })])).at(-1)).toEqual([
        "n",
        "Added"
      ])
  })

  it("take over changes from elsewhere unless changed here, and stay deleted if deleted here", () => {
    const fresh = [alarm(1, { threshold: 400, version: 2 }), alarm(2)]
    expect(rebasedAlarms(withoutAlarm(items, "2"), kept, fresh)).toEqual([
      { ...alarm(1, { threshold: 400, version: 2 }), key: "1", change: "Unchanged" },
      { ...alarm(2), key: "2", change: "Deleted" }
    ])
  })

  it("are each compared with their own stored alarm, and added ones with none", () => {
    const other = [alarm(1, { threshold: 100 }), alarm(2)]
    const changed = withWish(editableAlarms(other), other, "2", wish({ threshold: 100 }))
    expect(states(changed)).toEqual([
      ["1", "Unchanged"],
      ["2", "Modified"]
    ])
    const added = withAdded(items, wish(), "n")
    expect(withStored(added, kept, "n")).toEqual(added)
    expect(withWish(added, kept, "n", wish({ threshold: 1 })).at(-1)).toMatchObject({
      change: "Added",
      threshold: 1
    })
  })

  it("count as the same newsletter whatever price they name", () => {
    const mine = withAdded(items, wish({ kind: "Newsletter" }), "n")
    const arrived = alarm(9, { kind: "Newsletter", countryId: 2, threshold: 0, amount: 0 })
    expect(states(rebasedAlarms(mine, kept, [...kept, arrived]))).toEqual([
      ["1", "Unchanged"],
      ["2", "Unchanged"],
      ["9", "Unchanged"]
    ])
  })

  it("contain at most one newsletter", () => {
    const wanted = (isWanted: boolean) => ({ isWanted, countryId: 2, key: "n" }) as const
    const on = withNewsletter(items, kept, wanted(true))
    expect(states(on).at(-1)).toEqual(["n", "Added"])
    expect(on.at(-1)).toMatchObject({ kind: "Newsletter", countryId: 2 })
    expect(withNewsletter(on, kept, wanted(true))).toBe(on)
    expect(withNewsletter(on, kept, wanted(false))).toEqual(items)

    const had = [...kept, alarm(9, { kind: "Newsletter" })]
    const off = withNewsletter(editableAlarms(had), had, wanted(false))
    expect([states(off).at(-1), isNewsletterWanted(off)]).toEqual([["9", "Deleted"], false])
    expect(withNewsletter(off, had, wanted(true))).toEqual(editableAlarms(had))
  })
})
