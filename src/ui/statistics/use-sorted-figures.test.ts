// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import { type ComparedFigure, useSortedFigures } from "./use-sorted-figures.ts"

afterEach(cleanup)

const rowOf = (orders: number, revenue: number): MoneyFigures => ({
  orders,
  cancellations: 0,
  settled: 0,
  amount: null,
  unit: null,
  revenue,
  averagePrice: null,
  currency: "EUR"
})

it("a column is sorted in descending order, then in ascending order, then not at all; equal rows keep their order", () => {
  const data = [rowOf(3, 100), rowOf(11, 300), rowOf(3, 200)]
  const { result } = renderHook(() => useSortedFigures(data))
  const press = (figure: ComparedFigure) => act(() => result.current.sortOf(figure)?.onPress())
  const seen = () => [
    result.current.rows.map(({ revenue }) => revenue),
    result.current.sortOf("orders")?.direction
  ]
  expect(seen()).toEqual([[100, 300, 200], "none"])
  press("orders")
  expect(seen()).toEqual([[300, 100, 200], "descending"])
  press("orders")
  expect(seen()).toEqual([[100, 200, 300], "ascending"])
  press("orders")
  expect(seen()).toEqual([[100, 300, 200], "none"])
  press("revenue")
  expect(seen()).toEqual([[300, 200, 100], "none"])
})
