// @vitest-environment jsdom
import { renderHook, cleanup, act } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useDeskLeave } from "./-use-desk-leave.ts"

afterEach(cleanup)

/** A desk that is about to be left, and what its way out does. */
const begin = (first: {
  isAsked: boolean
  isUnsaved?: boolean
  hasWords?: boolean
  isWishOpen?: boolean
}) => {
  const onStay = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const ask = vi.fn<() => void>()
  const { result, rerender } = renderHook(
    ({ isAsked, isUnsaved = false, hasWords = false, isWishOpen = false }: typeof first) =>
      // as the router gives them: other functions each time
      useDeskLeave(
        { isAsked, onStay: () => onStay(), onLeave: () => onLeave() },
        { isUnsaved, hasWords, isWishOpen },
        ask
      ),
    { initialProps: first }
  )
  return { onStay, onLeave, ask, show: rerender, letGo: () => act(() => result.current.letGo()) }
}

it("asks the desk, and goes once it lets go", () => {
  const desk = begin({ isAsked: true, isUnsaved: true })
  expect([desk.ask.mock.calls.length, desk.onLeave.mock.calls.length]).toEqual([1, 0])
  desk.show({ isAsked: true })
  desk.letGo()
  expect(desk.onLeave).toHaveBeenCalledTimes(1)
})

it("asks anew where the way that was let go has led nowhere", () => {
  const desk = begin({ isAsked: true })
  desk.letGo()
  expect(desk.onLeave).toHaveBeenCalledTimes(1)
  desk.show({ isAsked: false })
  desk.show({ isAsked: true, isUnsaved: true })
  expect([desk.ask.mock.calls.length, desk.onLeave.mock.calls.length]).toEqual([1, 1])
})

it("lets words be asked about, and forgets the way of who stays for them", () => {
  const desk = begin({ isAsked: true, hasWords: true })
  desk.letGo()
  expect(desk.onLeave).not.toHaveBeenCalled()
  desk.show({ isAsked: false, hasWords: true })
  desk.show({ isAsked: true, isUnsaved: true })
  expect([desk.ask.mock.calls.length, desk.onLeave.mock.calls.length]).toEqual([1, 0])
})

it("stays where the wish to go was given up", () => {
  const desk = begin({ isAsked: true, isUnsaved: true })
  desk.show({ isAsked: true, isUnsaved: true, isWishOpen: true })
  expect(desk.onStay).not.toHaveBeenCalled()
  desk.show({ isAsked: true, isUnsaved: true })
  expect(desk.onStay).toHaveBeenCalledTimes(1)
})
