// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { CancellationRowEvent } from "../../machines/cancellation-row.machine.ts"
import { afterRow, cleanRow } from "../../machines/cancellation/row-state.ts"
import type { Edits } from "../../machines/cancellation/types.ts"
import { useRowHeights } from "../../ui/support/cancellations/grid/use-row-heights.ts"
import { rowHeights } from "../../ui/support/cancellations/grid/use-window.ts"

afterEach(cleanup)

const ids = ["A", "B", "C"]
const booking = { isBooked: true, bookedAs: "credit" } as const

/** Returns edits in which the row B is in the state after the event. */
const after = (event: CancellationRowEvent): Edits =>
  new Map([["B", afterRow(cleanRow({ isBooked: false, bookedAs: null }), event)]])

const changed = () => after({ type: "booking.change", change: { field: "bookedAs", mode: "credit" } })
const inConflict = after({ type: "edit.recalled", booking, hasMoved: true })

type Shown = readonly [orderIds: ReadonlyArray<string>, edits: Edits]

const begin = (initialProps: Shown) =>
  renderHook(([orderIds, edits]: Shown) => useRowHeights(orderIds, edits, rowHeights.dense), { initialProps })

it("stays the same function while rows are booked and other rows are searched for, so that nothing is measured again", () => {
  const { result, rerender } = begin([ids, new Map()])
  const first = result.current
  rerender([ids, changed()])
  rerender([["C"], changed()])
  expect(result.current).toBe(first)
  expect([0, 1, 2].map(first)).toEqual([28, 28, 28])
})

it("gives a row in conflict the room for its line, and takes it back once the conflict is decided", () => {
  const { result, rerender } = begin([ids, inConflict])
  expect([0, 1, 2].map(result.current)).toEqual([28, 76, 28])
  rerender([["B", "C"], inConflict])
  expect([0, 1].map(result.current)).toEqual([76, 28])
  rerender([["B", "C"], changed()])
  expect([0, 1].map(result.current)).toEqual([28, 28])
})
