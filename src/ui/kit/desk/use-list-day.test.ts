// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useListDay } from "./use-list-day.ts"

afterEach(cleanup)

const begin = () => {
  const onDay = vi.fn<(day: string) => void>()
  const { result, rerender } = renderHook(({ day }) => useListDay(day, onDay), {
    initialProps: { day: "2026-11-29" }
  })
  return {
    onDay,
    show: (day: string) => rerender({ day }),
    leave: (day: string) => act(() => result.current.field.onDay(day)),
    wrong: (isWrong: boolean) => act(() => result.current.field.onWrong(isWrong)),
    stand: () => [result.current.fault, result.current.field.day]
  }
}

it("keeps an emptied field empty, also after an invalid day was removed, and requests nothing (rule desk.list-days)", () => {
  const { onDay, leave, wrong, stand } = begin()
  leave("")
  expect(stand()).toEqual(["empty", ""])
  wrong(true)
  expect(stand()).toEqual(["unclear", ""])
  wrong(false)
  expect(stand()).toEqual(["empty", ""])
  leave("2026-11-29")
  expect(stand()).toEqual([undefined, "2026-11-29"])
  expect(onDay).not.toHaveBeenCalled()
})

it("requests another day once it is valid, and is replaced by a day set from outside (rule desk.list-days)", () => {
  const { onDay, show, leave, wrong, stand } = begin()
  wrong(true)
  expect(stand()).toEqual(["unclear", "2026-11-29"])
  wrong(false)
  leave("2026-12-01")
  expect(onDay.mock.calls).toEqual([["2026-12-01"]])
  leave("")
  show("2026-12-01")
  expect(stand()).toEqual([undefined, "2026-12-01"])
})
