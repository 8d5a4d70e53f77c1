// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import { useOnceEach } from "./use-once-each.ts"

it("performs one act on a row at a time, and does not let other rows wait", async () => {
  const { result } = renderHook(useOnceEach)
  const begun: Array<string> = []
  const ends: Array<() => void> = []
  const press = (row: string) =>
    result.current(row, () => {
      begun.push(row)
      return new Promise<void>((end) => ends.push(end))
    })
  press("one")
  press("one")
  press("other")
  expect(begun).toEqual(["one", "other"])
  await act(async () => ends[0]?.())
  press("one")
  expect(begun).toEqual(["one", "other", "one"])
})
