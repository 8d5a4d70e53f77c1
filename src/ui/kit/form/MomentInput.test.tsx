// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { halfMoment, MomentInput } from "./MomentInput.tsx"

afterEach(cleanup)

it("reports a moment, reports incomplete input as no moment, and keeps that input to be corrected", () => {
  const onMoment = vi.fn<(moment: string) => void>()
  const field = (moment: string) => <MomentInput aria-label="Ab" moment={moment} onMoment={onMoment} />
  const { rerender } = render(field("2026-11-28T14:05"))
  const input = screen.getByLabelText<HTMLInputElement>("Ab")
  expect(input.value).toBe("2026-11-28T14:05")
  fireEvent.change(input, { target: { value: "2026-11-29T08:00" } })
  expect(onMoment.mock.lastCall).toEqual(["2026-11-29T08:00"])
  rerender(field("2026-11-29T08:00"))
  fireEvent.blur(input)
  expect(onMoment, "what is known is not told again").toHaveBeenCalledTimes(1)

  Object.defineProperty(input, "validity", { value: { badInput: true } })
  fireEvent.blur(input)
  expect(onMoment.mock.lastCall).toEqual([halfMoment])
  rerender(field(halfMoment))
  expect(input.value).toBe("2026-11-29T08:00")
  // the form is discarded: the previous value is restored
  rerender(field("2026-11-28T14:05"))
  expect(input.value).toBe("2026-11-28T14:05")
})
