// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useDeskLeave } from "./use-desk-leave.ts"

afterEach(cleanup)

interface Shown {
  readonly isAsked: boolean
  readonly isUnsaved?: boolean
  readonly hasWords?: boolean
  readonly wish?: "leave" | "query"
  readonly timesLetGo?: number
}

/** A desk that is about to be left, and what its way out does. */
const begin = (first: Shown) => {
  const onStay = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const ask = vi.fn<() => void>()
  const { rerender } = renderHook(
    ({ isAsked, isUnsaved = false, hasWords = false, wish, timesLetGo = 0 }: Shown) =>
      // as the router gives them: other functions each time
      useDeskLeave(
        { isAsked, onStay: () => onStay(), onLeave: () => onLeave() },
        { isUnsaved, hasWords, wish, timesLetGo, ask }
      ),
    { initialProps: first }
  )
  return { onStay, onLeave, ask, show: rerender }
}

it("asks the desk, and goes once it lets go", () => {
  const desk = begin({ isAsked: true, isUnsaved: true })
  expect([desk.ask.mock.calls.length, desk.onLeave.mock.calls.length]).toEqual([1, 0])
  desk.show({ isAsked: true, timesLetGo: 1 })
  expect(desk.onLeave).toHaveBeenCalledTimes(1)
})

it("asks anew where the way that was let go has led nowhere", () => {
  const desk = begin({ isAsked: true, isUnsaved: true })
  desk.show({ isAsked: true, timesLetGo: 1 })
  expect(desk.onLeave).toHaveBeenCalledTimes(1)
  desk.show({ isAsked: false, timesLetGo: 1 })
  desk.show({ isAsked: true, isUnsaved: true, timesLetGo: 1 })
  expect([desk.ask.mock.calls.length, desk.onLeave.mock.calls.length]).toEqual([2, 1])
})

it("lets words be asked about, and forgets the way of who stays for them", () => {
  const desk = begin({ isAsked: true, hasWords: true })
  desk.show({ isAsked: true, hasWords: true, timesLetGo: 1 })
  expect(desk.onLeave).not.toHaveBeenCalled()
  desk.show({ isAsked: false, hasWords: true, timesLetGo: 1 })
  desk.show({ isAsked: true, isUnsaved: true, timesLetGo: 1 })
  expect([desk.ask.mock.calls.length, desk.onLeave.mock.calls.length]).toEqual([1, 0])
})

it("stays where the wish to go was given up", () => {
  const desk = begin({ isAsked: true, isUnsaved: true })
  desk.show({ isAsked: true, isUnsaved: true, wish: "leave" })
  expect(desk.onStay).not.toHaveBeenCalled()
  desk.show({ isAsked: true, isUnsaved: true })
  expect(desk.onStay).toHaveBeenCalledTimes(1)
})

it("forgets the way of who wants to see another list instead, and asks about the next way", () => {
  const desk = begin({ isAsked: true, isUnsaved: true })
  desk.show({ isAsked: true, isUnsaved: true, wish: "leave" })
  desk.show({ isAsked: true, isUnsaved: true, wish: "query" })
  expect(desk.onStay).toHaveBeenCalledTimes(1)
  desk.show({ isAsked: false, isUnsaved: true, wish: "query" })
  desk.show({ isAsked: true, isUnsaved: true, wish: "query" })
  expect([desk.onStay.mock.calls.length, desk.ask.mock.calls.length]).toEqual([1, 2])
})

it("goes by itself once what was asked about has been saved meanwhile", () => {
  const desk = begin({ isAsked: true, hasWords: true })
  expect(desk.onLeave).not.toHaveBeenCalled()
  desk.show({ isAsked: true })
  expect([desk.onLeave.mock.calls.length, desk.onStay.mock.calls.length]).toEqual([1, 0])
})
