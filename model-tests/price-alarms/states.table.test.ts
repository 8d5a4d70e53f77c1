import { describe, expect, it } from "vitest"
import { priceAlarmsMachine } from "../../src/machines/price-alarms.machine.ts"
import { alarmOf, wishOf } from "../data/alarms.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, differences, fail, pathOf, rowsOf, send } from "../harness/table.ts"

type List = Stage<typeof priceAlarmsMachine>

const begin = () => stage(priceAlarmsMachine, { kept: [alarmOf(1), alarmOf(2)] })
const answer =
  (kind: string, rest: object = {}): Action<List> =>
  (list) =>
    list.answer("saveAlarms", { kind, ...rest })
const reads: Action<List> = (list) => list.answer("loadAlarms", [alarmOf(1), alarmOf(2)])

const actions = {
  adds: send("alarm.add"),
  edits: send("alarm.edit", { key: "1" }),
  deletes: send("alarm.delete", { key: "1" }),
  restores: send("alarm.restore", { key: "1" }),
  "wants the newsletter": send("newsletter.set", { isWanted: true, countryId: 1 }),
  applies: send("form.apply", { wish: wishOf(280) }),
  "applies nonsense": send("form.apply", { wish: wishOf(0) }),
  cancels: send("form.cancel"),
  saves: send("list.save"),
  discards: send("list.discard"),
  loads: send("list.load"),
  "waits 20 s less 1 ms": (list: List) => list.wait(19_999),
  "waits 20 s": (list: List) => list.wait(20_000)
}

const quiet = "viewing.quiet"
/** In every state of the list its items can be changed, which clears the message of the last save. */
const changes = {
  adds: "editing.typing",
  edits: "editing.typing",
  deletes: quiet,
  restores: quiet,
  "wants the newsletter": quiet
}
const dirty = { ...changes, saves: "saving", discards: quiet }
const form = { applies: quiet, "applies nonsense": "editing.refused", cancels: quiet }
const saving = [actions.deletes, actions.saves]
const unsure = [...saving, fail("saveAlarms")]
const late = { "waits 20 s": "viewing.unreachable" }

describe("priceAlarms (rule account.alarms)", () => {
  it("follows the table in every state", async () => {
    const rows = await rowsOf<List>(begin, (list) => pathOf(list.snapshot().value), actions, {
      "viewing.quiet": { way: [], leads: changes },
      "viewing.saved": { way: [...saving, answer("saved"), reads], leads: changes },
      "viewing.conflict": { way: [...saving, answer("gone"), reads], leads: dirty },
      "viewing.refused": { way: [...saving, answer("refused", { refusals: [] })], leads: dirty },
      "viewing.throttled": { way: [...saving, answer("wait", { seconds: 5 })], leads: dirty },
      "viewing.expired": { way: [...saving, answer("signedOut")], leads: dirty },
      // it is unknown whether the change was saved: the list is read first
      "viewing.unreachable": { way: unsure, leads: { ...dirty, saves: "checking.reading" } },
      "editing.typing": { way: [actions.adds], leads: form },
      "editing.refused": { way: [actions.adds, actions["applies nonsense"]], leads: form },
      saving: { way: saving, leads: late },
      loading: { way: [...saving, answer("saved")], leads: { "waits 20 s": "unread" } },
      unread: { way: [...saving, answer("saved"), fail("loadAlarms")], leads: { loads: "loading" } },
      "checking.reading": { way: [...unsure, actions.saves], leads: late },
      rebasing: { way: [...saving, answer("gone")], leads: late }
    })
    expect(differences(rows)).toEqual([])
  })

  it("keeps a new item as added, however it is edited, until it is saved or discarded (rule list.added)", async () => {
    const itemsOf = (list: List) =>
      list
        .snapshot()
        .context.items.map(({ key, change, threshold }) =>
          change === "Unchanged" ? key : `${change.charAt(0)}(${threshold})`
        )
    const where = (list: List) => [pathOf(list.snapshot().value), ...itemsOf(list)].join(" ")
    const opens = send("alarm.edit", { key: "new-1" })
    const asOn = {
      ...actions,
      "edits it": (list: List) =>
        [opens, send("form.apply", { wish: wishOf(260) })].map((action) => action(list)),
      "thinks better of it": (list: List) => [opens, actions.cancels].map((action) => action(list)),
      "deletes it": send("alarm.delete", { key: "new-1" }),
      "restores it": send("alarm.restore", { key: "new-1" })
    }
    const on = (threshold: number) => ({
      adds: `editing.typing 1 2 A(${threshold})`,
      edits: `editing.typing 1 2 A(${threshold})`,
      deletes: `viewing.quiet D(300) 2 A(${threshold})`,
      "wants the newsletter": `viewing.quiet 1 2 A(${threshold}) A(0)`,
      "edits it": "viewing.quiet 1 2 A(260)",
      "deletes it": "viewing.quiet 1 2",
      discards: "viewing.quiet 1 2",
      saves: `saving 1 2 A(${threshold})`
    })
    const rows = await rowsOf<List>(begin, where, asOn, {
      "viewing.quiet 1 2 A(280)": { way: [actions.adds, actions.applies], leads: on(280) },
      "viewing.quiet 1 2 A(260)": {
        way: [actions.adds, actions.applies, asOn["edits it"]],
        leads: on(260)
      },
      "editing.typing 1 2 A(280)": {
        way: [actions.adds, actions.applies, opens],
        leads: {
          applies: "viewing.quiet 1 2 A(280)",
          "applies nonsense": "editing.refused 1 2 A(280)",
          cancels: "viewing.quiet 1 2 A(280)",
          // actions in the open form
          "edits it": "viewing.quiet 1 2 A(260)",
          "thinks better of it": "viewing.quiet 1 2 A(280)"
        }
      }
    })
    expect(differences(rows)).toEqual([])
  })

  it.each([
    ["saving", saving],
    ["loading", [...saving, answer("saved")]],
    ["rebasing", [...saving, answer("gone")]],
    ["checking.reading", [...unsure, actions.saves]]
  ] as const)("is busy while it waits, and reads the complete list: %s", async (state, way) => {
    const list = begin()
    for (const action of way) await action(list)
    expect([pathOf(list.snapshot().value), list.snapshot().hasTag("busy")]).toEqual([state, true])
    if (state !== "saving") expect(list.asked("loadAlarms")).toEqual([{}])
  })

  it("keeps its state if the list could not be read again after an item was missing", async () => {
    const list = begin()
    for (const action of [...saving, answer("gone"), fail("loadAlarms")]) await action(list)
    expect(pathOf(list.snapshot().value)).toBe("viewing.unreachable")
    expect(list.snapshot().context.items[0]?.change).toBe("Deleted")
  })

  it("opens and closes a form without problems", () => {
    const list = begin()
    const shown = () => {
      const { form: open, problems } = list.snapshot().context
      return [open, problems.length]
    }
    expect([...shown(), list.snapshot().context.refusals]).toEqual([null, 0, []])
    actions.adds(list)
    expect(shown()).toEqual([{ key: null }, 0])
    actions["applies nonsense"](list)
    expect(shown()).toEqual([{ key: null }, 1])
    actions.applies(list)
    expect(shown()).toEqual([null, 0])
    actions.edits(list)
    actions["applies nonsense"](list)
    actions.cancels(list)
    expect(shown()).toEqual([null, 0])
  })

  it("gives each added item a separate key", () => {
    const list = begin()
    for (const action of [actions.adds, actions.applies, actions.adds, actions.applies]) action(list)
    actions["wants the newsletter"](list)
    for (const action of [actions.adds, actions.applies]) action(list)
    expect(list.snapshot().context.items.map(({ key }) => key)).toEqual([
      "1",
      "2",
      "new-1",
      "new-2",
      "new-3",
      "new-4"
    ])
  })

  it("sends the next change at once if the last one is known to be saved", async () => {
    const list = begin()
    for (const action of [...unsure, actions.saves, reads, answer("saved"), reads]) await action(list)
    expect(pathOf(list.snapshot().value)).toBe("viewing.saved")
    for (const action of [actions.deletes, actions.saves]) action(list)
    expect(pathOf(list.snapshot().value)).toBe("saving")
  })
})
