// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import { filteredRows } from "../../../domain/cancellation/filter.ts"
import { rowOf } from "../../../domain/cancellation/row.test-support.ts"
import { useReadySearch } from "./use-ready-search.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Returns rows that count how often a search reads the name of their customer. */
const countedRows = (count: number) => {
  const reads = vi.fn<() => string>(() => "Erika Muster")
  const rows = Array.from({ length: count }, (_, index): CancellationRow => ({
    ...rowOf(String(index)),
    get customer() {
      return reads()
    }
  }))
  return { rows, reads }
}

it("reads all rows while the page is idle, so that a search need not read them", () => {
  const { rows, reads } = countedRows(450)
  renderHook(() => useReadySearch(rows))
  expect(reads).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(reads).toHaveBeenCalledTimes(450)
  expect(filteredRows(rows, { search: "erika", status: "all" })).toBe(rows)
  expect(reads).toHaveBeenCalledTimes(450)
})

it("stops when the list is closed or replaced by another one", () => {
  const { rows, reads } = countedRows(450)
  const { unmount } = renderHook(() => useReadySearch(rows))
  unmount()
  vi.runAllTimers()
  expect(reads).not.toHaveBeenCalled()
})
