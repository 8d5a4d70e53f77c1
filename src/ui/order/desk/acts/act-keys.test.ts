import { expect, it, vi } from "vitest"
import { openOrderOf } from "../../../../domain/order/life/open-order.test-support.ts"
import type { OrderAct } from "../../../../domain/order/life/order-acts.ts"
import { actKeys, pressActKey } from "./act-keys.ts"
import type { ManyView, ManyWishes } from "../many/many.view.ts"
import { pressManyKey } from "../many/many-keys.ts"
import type { OrderRowView, OrderRowWishes, RowState } from "../order-row.view.ts"

const row = (state: RowState, ...may: ReadonlyArray<OrderAct>): OrderRowView => ({
  order: openOrderOf({ orderId: "a", may }),
  status: "placed",
  act: "confirm",
  state,
  refusal: "",
  form: null
})

const pressed = (key: string, isCommand = false) => ({ key, isCommand, rowKey: "a" })

const wishes = () => ({
  onChoose: vi.fn<OrderRowWishes["onChoose"]>(),
  onTakeBack: vi.fn<(id: string) => void>()
})

const press = (view: OrderRowView, key: string, isCommand = false) => {
  const heard = wishes()
  const all: OrderRowWishes = { ...heard, onSubmit: () => {}, onRetry: () => {}, onCancel: () => {} }
  return { isKnown: pressActKey(pressed(key, isCommand), [view], all), ...heard }
}

it("each action has at most one letter of its own (rule desk.row-keys)", () => {
  const letters = Object.values(actKeys)
  expect(new Set(letters).size).toBe(letters.length)
})

it("a letter starts its action if the order allows it, and other keys are left to the browser (rule desk.row-keys)", () => {
  const view = row("quiet", "confirm", "refuse")
  expect(press(view, "b").onChoose).toHaveBeenCalledWith("a", "confirm")
  expect(press(view, "a").onChoose).toHaveBeenCalledWith("a", "refuse")
  for (const other of ["l", "x", "escape"]) expect(press(view, other).isKnown).toBe(false)
  expect(press(view, "b", true).isKnown).toBe(false)
  expect(press(view, "z", true).onTakeBack).toHaveBeenCalledWith("a")
})

it.each(["announced", "lastCall", "busy", "refused", "unreachable", "expired", "unread"] as const)(
  "begins no act at a row that is %s",
  (state) => expect(press(row(state, "confirm"), "b").onChoose).not.toHaveBeenCalled()
)

const many = (change: Partial<ManyView>): ManyView => ({
  chosen: new Set(["a"]),
  choosable: 2,
  confirmable: 1,
  schedulable: 1,
  report: { announced: 0, busy: 0, done: 0, unanswered: [], others: [] },
  asking: null,
  ...change
})

/** Returns the names of the actions that a key triggers for several orders. */
const wished = (key: string, isCommand: boolean, change: Partial<ManyView> = {}): ReadonlyArray<string> => {
  const told: Array<string> = []
  const tell = (name: string) => () => void told.push(name)
  const heard: ManyWishes = {
    onChoose: tell("choose"),
    onAll: tell("all"),
    onNone: tell("none"),
    onConfirm: tell("confirm"),
    onAsk: tell("ask"),
    onDay: tell("day"),
    onClose: tell("close"),
    onTakeBack: tell("takeBack"),
    onRetry: tell("retry")
  }
  const isKnown = pressManyKey(pressed(key, isCommand), many(change), heard)
  expect(isKnown).toBe(told.length > 0)
  return told
}

it("a key applies to all selected rows if the row is one of them (rule desk.row-keys)", () => {
  expect(wished("b", false)).toEqual(["confirm"])
  expect(wished("t", false)).toEqual(["ask"])
  expect(wished("a", true)).toEqual(["all"])
  expect(wished("escape", false)).toEqual(["none"])
  expect(wished("l", false), "each delivery is another amount").toEqual([])
  expect(wished("b", false, { chosen: new Set(["b"]) })).toEqual([])
  expect(wished("b", false, { confirmable: 0 })).toEqual([])
  expect(
    wished("b", false, { report: { announced: 1, busy: 0, done: 0, unanswered: [], others: [] } })
  ).toEqual([])
})
