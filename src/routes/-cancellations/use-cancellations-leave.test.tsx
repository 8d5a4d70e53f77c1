// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useCancellationsLeave } from "./use-cancellations-leave.ts"

afterEach(cleanup)

interface Shown {
  readonly isAsked: boolean
  readonly isUnsaved?: boolean
  readonly hasWords?: boolean
  readonly wish?: "leave" | "query"
  readonly timesLetGo?: number
}

/** Renders the leave guard of a cancellation list, and records its calls. */
const begin = (first: Shown) => {
  const onStay = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const ask = vi.fn<() => void>()
  const { rerender } = renderHook(
    ({ isAsked, isUnsaved = false, hasWords = false, wish, timesLetGo = 0 }: Shown) =>
      // like the router: different functions on each render
      useCancellationsLeave(
        { isAsked, onStay: () => onStay(), onLeave: () => onLeave() },
        { isUnsaved, hasWords, wish, timesLetGo, ask }
      ),
    { initialProps: first }
  )
  return { onStay, onLeave, ask, show: rerender }
}

it("asks the desk before leaving, and leaves once the desk allows it", () => {
  const list = begin({ isAsked: true, isUnsaved: true })
  expect([list.ask.mock.calls.length, list.onLeave.mock.calls.length]).toEqual([1, 0])
  list.show({ isAsked: true, timesLetGo: 1 })
  expect(list.onLeave).toHaveBeenCalledTimes(1)
})

it("asks again if the navigation that was allowed has failed", () => {
  const list = begin({ isAsked: true, isUnsaved: true })
  list.show({ isAsked: true, timesLetGo: 1 })
  expect(list.onLeave).toHaveBeenCalledTimes(1)
  list.show({ isAsked: false, timesLetGo: 1 })
  list.show({ isAsked: true, isUnsaved: true, timesLetGo: 1 })
  expect([list.ask.mock.calls.length, list.onLeave.mock.calls.length]).toEqual([2, 1])
})

it("asks about unsent texts, and forgets the navigation if the user stays to send them", () => {
  const list = begin({ isAsked: true, hasWords: true })
  list.show({ isAsked: true, hasWords: true, timesLetGo: 1 })
  expect(list.onLeave).not.toHaveBeenCalled()
  list.show({ isAsked: false, hasWords: true, timesLetGo: 1 })
  list.show({ isAsked: true, isUnsaved: true, timesLetGo: 1 })
  expect([list.ask.mock.calls.length, list.onLeave.mock.calls.length]).toEqual([1, 0])
})

it("stays if the user cancels leaving", () => {
  const list = begin({ isAsked: true, isUnsaved: true })
  list.show({ isAsked: true, isUnsaved: true, wish: "leave" })
  expect(list.onStay).not.toHaveBeenCalled()
  list.show({ isAsked: true, isUnsaved: true })
  expect(list.onStay).toHaveBeenCalledTimes(1)
})

it("forgets the navigation if the user chooses another list instead, and asks at the next navigation", () => {
  const list = begin({ isAsked: true, isUnsaved: true })
  list.show({ isAsked: true, isUnsaved: true, wish: "leave" })
  list.show({ isAsked: true, isUnsaved: true, wish: "query" })
  expect(list.onStay).toHaveBeenCalledTimes(1)
  list.show({ isAsked: false, isUnsaved: true, wish: "query" })
  list.show({ isAsked: true, isUnsaved: true, wish: "query" })
  expect([list.onStay.mock.calls.length, list.ask.mock.calls.length]).toEqual([1, 2])
})

it("leaves automatically once the unsaved texts have been saved", () => {
  const list = begin({ isAsked: true, hasWords: true })
  expect(list.onLeave).not.toHaveBeenCalled()
  list.show({ isAsked: true })
  expect([list.onLeave.mock.calls.length, list.onStay.mock.calls.length]).toEqual([1, 0])
})
