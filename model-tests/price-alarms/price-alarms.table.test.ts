import { describe, expect, it } from "vitest"
import { priceAlarmsMachine } from "../../src/machines/price-alarms.machine.ts"
import { alarmOf, wishOf } from "../data/alarms.ts"
import { stage } from "../harness/stage.ts"

const begin = () => {
  const list = stage(priceAlarmsMachine, { kept: [alarmOf(1), alarmOf(2)] })
  return {
    ...list,
    edit: (key: string, threshold: number) => {
      list.send({ type: "alarm.edit", key })
      list.send({ type: "form.apply", wish: wishOf(threshold) })
    },
    add: (threshold: number) => {
      list.send({ type: "alarm.add" })
      list.send({ type: "form.apply", wish: wishOf(threshold) })
    },
    drop: (key: string) => list.send({ type: "alarm.delete", key }),
    save: () => list.send({ type: "list.save" }),
    seen: () =>
      list.snapshot().context.items.map(({ key, change, threshold }) => `${key} ${change} ${threshold}`)
  }
}

describe("priceAlarms (rule list.change-states)", () => {
  it("saves changes in one call, and shows the server's list afterwards", async () => {
    const list = begin()
    list.edit("1", 280)
    list.drop("2")
    list.add(250)
    expect(list.seen()).toEqual(["1 Modified 280", "2 Deleted 300", "new-1 Added 250"])
    list.save()
    expect(list.asked("saveAlarms")).toMatchObject([
      {
        items: [
          { id: 1, change: "Modified", threshold: 280 },
          { id: 2, change: "Deleted" },
          { id: 0, change: "Added", threshold: 250 }
        ]
      }
    ])
    list.add(1)
    expect(list.seen(), "nothing changes meanwhile").toHaveLength(3)
    await list.answer("saveAlarms", { kind: "saved" })
    await list.answer("loadAlarms", [alarmOf(1, 280), alarmOf(3, 250)])
    expect(list.snapshot().value).toEqual({ viewing: "saved" })
    expect(list.seen()).toEqual(["1 Unchanged 280", "3 Unchanged 250"])
    list.save()
    expect(list.asked("saveAlarms"), "there is nothing to save").toHaveLength(1)
  })

  it("sends nothing for items that were added and deleted, or restored", () => {
    const list = begin()
    list.add(250)
    list.drop("new-1")
    list.drop("1")
    list.edit("2", 280)
    for (const key of ["1", "2"]) list.send({ type: "alarm.restore", key })
    expect(list.seen()).toEqual(["1 Unchanged 300", "2 Unchanged 300"])
    list.save()
    expect(list.asked("saveAlarms")).toEqual([])
    list.add(250)
    list.send({ type: "newsletter.set", isWanted: true, countryId: 3 })
    expect(list.snapshot().context.items.at(-1)).toMatchObject({ kind: "Newsletter", countryId: 3 })
    expect(new Set(list.snapshot().context.items.map(({ key }) => key)).size).toBe(4)
    list.send({ type: "list.discard" })
    expect(list.seen()).toEqual(["1 Unchanged 300", "2 Unchanged 300"])
  })

  it("keeps a form open until its input is valid", () => {
    const list = begin()
    list.add(0)
    expect([list.snapshot().value, list.snapshot().context.problems]).toEqual([
      { editing: "refused" },
      [{ code: "invalid", field: "threshold" }]
    ])
    list.send({ type: "form.apply", wish: wishOf(200) })
    expect(list.seen().at(-1)).toBe("new-1 Added 200")
    list.send({ type: "alarm.edit", key: "1" })
    expect(list.snapshot().context).toMatchObject({ form: { key: "1" }, problems: [] })
    list.send({ type: "form.cancel" })
    expect([list.seen()[0], list.snapshot().context.form]).toEqual(["1 Unchanged 300", null])
  })

  it("shows the refused item, and clears the refusal at the next attempt", async () => {
    const list = begin()
    list.edit("1", 280)
    list.save()
    const refusals = [{ key: "1", field: "zipCode", code: "invalid" }]
    await list.answer("saveAlarms", { kind: "refused", refusals })
    expect([list.snapshot().value, list.snapshot().context.refusals]).toEqual([
      { viewing: "refused" },
      refusals
    ])
    expect(list.seen()[0], "nothing typed is lost").toBe("1 Modified 280")
    list.save()
    expect(list.snapshot().context.refusals).toEqual([])
    await list.answer("saveAlarms", { kind: "wait", seconds: 47 })
    expect([list.snapshot().value, list.snapshot().context.seconds]).toEqual([{ viewing: "throttled" }, 47])
  })

  it("keeps own changes on top of a list with a missing item, and saves them on request", async () => {
    const list = begin()
    list.edit("1", 280)
    list.drop("2")
    list.save()
    await list.answer("saveAlarms", { kind: "gone" })
    await list.answer("loadAlarms", [alarmOf(1), alarmOf(3)])
    expect(list.snapshot().value).toEqual({ viewing: "conflict" })
    expect(list.seen()).toEqual(["1 Modified 280", "3 Unchanged 300"])
    list.save()
    expect(list.asked("saveAlarms")).toHaveLength(2)
  })

  it("adds nothing twice after a lost answer", async () => {
    const list = begin()
    list.add(250)
    list.save()
    await list.fail("saveAlarms")
    expect(list.snapshot().value).toEqual({ viewing: "unreachable" })
    list.save()
    expect(list.asked("saveAlarms")).toHaveLength(1)
    await list.fail("loadAlarms")
    list.save()
    await list.answer("loadAlarms", [alarmOf(1), alarmOf(2), alarmOf(3, 250)])
    expect([list.snapshot().value, list.asked("saveAlarms").length]).toEqual([{ viewing: "saved" }, 1])

    list.add(240)
    list.save()
    await list.fail("saveAlarms")
    list.save()
    await list.answer("loadAlarms", [alarmOf(1), alarmOf(2), alarmOf(3, 250)])
    expect(list.asked("saveAlarms"), "it had not arrived").toHaveLength(3)
  })

  it("reads the list after a lost answer, whatever was changed before the next attempt", async () => {
    const list = begin()
    list.add(250)
    list.save()
    await list.fail("saveAlarms")
    list.edit("1", 280)
    expect(list.snapshot().value).toEqual({ viewing: "quiet" })
    list.save()
    expect(list.asked("saveAlarms"), "it may have arrived").toHaveLength(1)
    await list.answer("loadAlarms", [alarmOf(1), alarmOf(2), alarmOf(3, 250)])
    expect(list.asked("saveAlarms").at(-1)).toMatchObject({ items: [{ id: 1, threshold: 280 }] })
  })

  it("times out after exactly 20 s", async () => {
    const list = begin()
    list.drop("1")
    list.save()
    list.wait(19_999)
    expect(list.snapshot().value).toBe("saving")
    list.wait(1)
    expect(list.snapshot().value).toEqual({ viewing: "unreachable" })
    list.save()
    list.wait(20_000)
    expect(list.snapshot().value, "reading it").toEqual({ viewing: "unreachable" })
    list.save()
    await list.answer("loadAlarms", [alarmOf(1), alarmOf(2)])
    await list.answer("saveAlarms", { kind: "saved" })
    list.wait(20_000)
    expect(list.snapshot().value).toBe("unread")
  })

  it("keeps changes when the session has ended", async () => {
    const list = begin()
    list.edit("1", 280)
    list.save()
    await list.answer("saveAlarms", { kind: "signedOut" })
    expect([list.snapshot().value, list.seen()[0]]).toEqual([{ viewing: "expired" }, "1 Modified 280"])
    list.save()
    expect(list.asked("saveAlarms")).toHaveLength(2)
  })

  it("shows no list that could not be read after saving, and reads it on request", async () => {
    const list = begin()
    list.drop("1")
    list.save()
    await list.answer("saveAlarms", { kind: "saved" })
    await list.fail("loadAlarms")
    expect(list.snapshot().value).toBe("unread")
    list.send({ type: "list.load" })
    expect([...list.snapshot().tags]).toEqual(["busy"])
    await list.answer("loadAlarms", [alarmOf(2)])
    expect([list.snapshot().value, list.seen()]).toEqual([{ viewing: "saved" }, ["2 Unchanged 300"]])
  })
})
