// @vitest-environment jsdom
import { renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import { useNewest } from "./use-newest.ts"

it("a callback of the first render reads the value of the last one", () => {
  const { result, rerender } = renderHook(useNewest<string>, { initialProps: "first" })
  const first = result.current
  const read = () => first.current
  expect(read()).toBe("first")
  rerender("second")
  expect(read()).toBe("second")
  expect(result.current).toBe(first)
})
