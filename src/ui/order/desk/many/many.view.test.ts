import { expect, it } from "vitest"
import { openOrderOf } from "../../../../domain/order/life/open-order.test-support.ts"
import type { FormState, OrderRowView, RowState } from "../order-row.view.ts"
import { manyReport, withoutLostForms } from "./many.view.ts"

const row = (orderId: string, state: RowState, form: FormState | null = null): OrderRowView => ({
  order: openOrderOf({ orderId }),
  status: "confirmed",
  act: "schedule",
  state,
  refusal: "",
  form: form && { act: "schedule", state: form, problems: [], wish: null }
})

const rows = [
  row("a", "done"),
  row("b", "done"),
  row("c", "conflict"),
  row("d", "quiet", "unreachable"),
  row("e", "quiet", "expired"),
  row("f", "quiet", "refused"),
  row("g", "gone"),
  row("h", "announced"),
  row("i", "busy"),
  row("j", "quiet"),
  row("not meant", "conflict"),
  row("not meant either", "quiet", "unreachable")
]
const meant = new Set("abcdefghij")

const ids = (list: ReadonlyArray<OrderRowView>) => list.map(({ order }) => order.orderId).join("")

it("each order's result is reported, and only those of the selected orders (rule dealer.many-orders)", () => {
  const { announced, busy, done, unanswered, others } = manyReport(withoutLostForms(rows, meant), meant)
  expect([announced, busy, done]).toEqual([1, 1, 2])
  expect(ids(unanswered)).toBe("de")
  expect(ids(others)).toBe("cfg")
})

it("lost answers of several orders are shown in the list, and that of a single one at its form", () => {
  const forms = withoutLostForms(rows, meant).filter(({ form }) => form !== null)
  expect(ids(forms)).toBe("fnot meant either")
  expect(withoutLostForms(rows, meant)[3]?.state).toBe("unreachable")
})
