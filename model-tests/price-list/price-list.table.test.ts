import { describe, expect, it } from "vitest"
import { priceListMachine } from "../../src/machines/price-list.machine.ts"
import { stateText } from "../../src/machines/state-text.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, differences, rowsOf, type Table } from "../harness/table.ts"
import { checkWith, flaws, listAt, plan, price, rowsAt, wish } from "./walk.ts"

type List = Stage<typeof priceListMachine>

const begin = () => stage(priceListMachine, { base: listAt(1, "100,00") })
const says =
  (event: string, rest: object = {}) =>
  (list: List) =>
    list.send({ type: event, ...rest })

const dearer = (list: List) => list.send(price("200"))
const back = (list: List) => list.send(price("100"))
const check = says("list.check")
const checks = (warnings: number) => (list: List) =>
  list.answer("checkList", { kind: "checked", check: checkWith(warnings) })
const isFlawed = (list: List) => list.answer("checkList", { kind: "checked", check: flaws })
const read = says("warning.acknowledge", { places: [0], isRead: true })
const unread = says("warning.acknowledge", { places: [0], isRead: false })
const publish = says("list.publish", { wish })
const publishes = (output: object) => (list: List) => list.answer("publishList", output)
const finds = (output: object) => (list: List) => list.answer("findPublished", output)
const isLost = (list: List) => list.fail("publishList")

const take = async (list: List, steps: ReadonlyArray<Action<List>>) => {
  for (const step of steps) await step(list)
}

const actions = {
  dearer,
  back,
  undo: says("list.undo"),
  discard: says("draft.discard"),
  check,
  read,
  publish,
  arrives: says("list.arrived", { list: listAt(3, "300,00") }),
  lookAgain: says("list.lookAgain"),
  keepMine: says("conflict.keepMine"),
  takeTheirs: says("conflict.takeTheirs"),
  wait: (list: List) => list.wait(20_000)
}

/** Describes the list as one string: the state, the price in the draft, and the version on which the draft is based. */
const where = (list: List): string => {
  const { value, context } = list.snapshot()
  return `${stateText(value)}: ${context.draft[0]?.unitPrice} over ${context.base.version}`
}

const unchanged = "editing.unchanged: 100,00 over 1"
const changed = "editing.changed: 200,00 over 1"
/** Results of typing, undoing and discarding, in all states in which a list can still be changed. */
const edits = { dearer: changed, back: unchanged, undo: unchanged, discard: unchanged }
const again = { ...edits, check: "checking: 200,00 over 1" }
const onItsWay = [dearer, check, checks(1), read, publish]

const table: Table<List> = {
  [unchanged]: { way: [], leads: { dearer: changed, arrives: "editing.unchanged: 300,00 over 3" } },
  [changed]: { way: [dearer], leads: again },
  "checking: 200,00 over 1": {
    way: [dearer, check],
    leads: { ...edits, wait: "unchecked: 200,00 over 1" }
  },
  "unchecked: 200,00 over 1": {
    way: [dearer, check, (list) => list.fail("checkList")],
    leads: again
  },
  "flawed: 200,00 over 1": { way: [dearer, check, isFlawed], leads: again },
  // a warning that was not acknowledged prevents publishing
  "checked: 200,00 over 1": { way: [dearer, check, checks(1)], leads: again },
  "publishing: 200,00 over 1": { way: onItsWay, leads: { wait: "asking: 200,00 over 1" } },
  "asking: 200,00 over 1": { way: [...onItsWay, isLost], leads: { wait: "unknown: 200,00 over 1" } },
  "unknown: 200,00 over 1": {
    way: [...onItsWay, isLost, (list) => list.fail("findPublished")],
    leads: { lookAgain: "asking: 200,00 over 1", wait: "asking: 200,00 over 1" }
  },
  "failed: 200,00 over 1": {
    way: [...onItsWay, publishes({ kind: "refused", code: "MomentPast" })],
    leads: { ...again, publish: "publishing: 200,00 over 1" }
  },
  "expired: 200,00 over 1": { way: [...onItsWay, publishes({ kind: "signedOut" })], leads: again },
  "conflict: 200,00 over 1": {
    way: [...onItsWay, publishes({ kind: "conflict", list: listAt(2, "150,00") })],
    leads: {
      keepMine: "editing.changed: 200,00 over 2",
      takeTheirs: "editing.unchanged: 150,00 over 2"
    }
  },
  "published: 200,00 over 2": {
    way: [...onItsWay, publishes({ kind: "published", list: listAt(2, "200,00") })],
    leads: {
      // an earlier list was published again, or another user's list
      arrives: "editing.unchanged: 300,00 over 3",
      dearer: "editing.unchanged: 200,00 over 2",
      back: "editing.changed: 100,00 over 2",
      discard: "editing.unchanged: 200,00 over 2"
    }
  },
  "scheduled: 200,00 over 1": {
    way: [...onItsWay, publishes({ kind: "scheduled", plan })],
    leads: { dearer: changed, back: unchanged, discard: unchanged }
  }
}

describe("a price list (rule price-list.editing)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("is published once, however often the button is pressed", async () => {
    const list = begin()
    await take(list, [dearer, check, checks(0), publish, publish])
    expect(list.asked("publishList")).toEqual([
      { ...wish, version: 1, rows: rowsAt("200,00"), acceptWarnings: false }
    ])
  })

  it("is published only after each warning is acknowledged, and not if an acknowledgement was withdrawn", async () => {
    const list = begin()
    await take(list, [dearer, check, checks(2), read, publish])
    expect(list.asked("publishList")).toEqual([])
    says("warning.acknowledge", { places: [1], isRead: true })(list)
    unread(list)
    publish(list)
    expect(list.asked("publishList")).toEqual([])
    read(list)
    publish(list)
    expect(list.asked("publishList")).toHaveLength(1)
  })

  it("discards the check of a former version, even if it arrives late", async () => {
    const list = begin()
    dearer(list)
    check(list)
    list.send(price("300"))
    await list.answer("checkList", { kind: "checked", check: checkWith(0) })
    expect([where(list), list.isStopped("checkList")]).toEqual(["editing.changed: 300,00 over 1", true])
    expect(list.snapshot().context.check).toBeNull()
  })

  it("is searched for after a lost answer, and not sent again", async () => {
    const list = begin()
    await take(list, onItsWay)
    await isLost(list)
    await finds({ kind: "published", list: listAt(2, "200,00") })(list)
    expect([where(list), list.asked("publishList").length]).toEqual(["published: 200,00 over 2", 1])
    expect(list.asked("findPublished")).toEqual(list.asked("publishList"))
  })

  it("may be sent again once it is known that it did not arrive", async () => {
    const list = begin()
    await take(list, onItsWay)
    await isLost(list)
    await finds({ kind: "nothing" })(list)
    expect(where(list)).toBe("failed: 200,00 over 1")
    says("list.publish", { wish })(list)
    expect(list.asked("publishList")).toHaveLength(2)
  })

  it("is checked again on top of another user's list", async () => {
    const list = begin()
    await take(list, [...onItsWay, publishes({ kind: "conflict", list: listAt(2, "150,00") })])
    says("conflict.keepMine")(list)
    publish(list)
    expect([where(list), list.snapshot().context.check]).toEqual(["editing.changed: 200,00 over 2", null])
  })

  it("can restore discarded changes", async () => {
    const list = begin()
    await take(list, [...onItsWay, publishes({ kind: "conflict", list: listAt(2, "150,00") })])
    says("conflict.takeTheirs")(list)
    says("list.undo")(list)
    expect(where(list)).toBe("editing.changed: 200,00 over 2")
  })

  it("restores the list stored in the browser, and takes over a newer list only without changes", () => {
    const list = begin()
    says("list.arrived", { list: listAt(2, "120,00") })(list)
    expect(where(list)).toBe("editing.unchanged: 120,00 over 2")
    says("draft.recalled", { rows: rowsAt("200,00") })(list)
    says("list.arrived", { list: listAt(3, "130,00") })(list)
    expect(where(list)).toBe("editing.changed: 200,00 over 2")
  })
})
