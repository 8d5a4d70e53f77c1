// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createElement, useLayoutEffect } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { useFieldText } from "./use-field-text.ts"

interface AmountProps {
  readonly text: string
  readonly report?: (typed: string) => void
}

function Amount({ text, report }: AmountProps) {
  const field = useFieldText(text, report)
  return createElement("input", { ref: field, "aria-label": "Menge", defaultValue: text })
}

const amount = (text: string, report?: (typed: string) => void) =>
  createElement(Amount, { text, ...(report && { report }) })

const field = () => screen.getByLabelText<HTMLInputElement>("Menge")

afterEach(cleanup)

describe("an uncontrolled field", () => {
  it("reports text typed before hydration once", () => {
    const report = vi.fn<(typed: string) => void>()
    const { rerender } = render(amount("6.000"))
    fireEvent.input(field(), { target: { value: "7000" } })
    rerender(amount("6.000", report))
    rerender(amount("7.000", report))
    expect(report.mock.calls).toEqual([["7000"]])
  })

  it("reports it before a button can be pressed", () => {
    const happened: Array<string> = []
    const report = (typed: string) => happened.push(typed)
    const Form = ({ isLive }: { readonly isLive: boolean }) => {
      // simulates a press right after rendering, since buttons work as soon as they are rendered
      useLayoutEffect(() => {
        if (isLive) happened.push("pressed")
      })
      return amount("6.000", isLive ? report : undefined)
    }
    const { rerender } = render(createElement(Form, { isLive: false }))
    fireEvent.input(field(), { target: { value: "7000" } })
    rerender(createElement(Form, { isLive: true }))
    expect(happened).toEqual(["7000", "pressed"])
  })

  it("follows a text that changes before hydration, and does not treat it as typed", () => {
    const report = vi.fn<(typed: string) => void>()
    const { rerender } = render(amount("6.000"))
    rerender(amount("8.000"))
    rerender(amount("8.000", report))
    expect(report).not.toHaveBeenCalled()
    expect(field().value).toBe("8.000")
  })

  it("follows the text later, but never while the user is typing", () => {
    const report = () => {}
    const { rerender } = render(amount("6.000", report))
    rerender(amount("5.000", report))
    expect(field().value).toBe("5.000")
    field().focus()
    fireEvent.input(field(), { target: { value: "50" } })
    rerender(amount("50", report))
    rerender(amount("9.000", report))
    expect(field().value).toBe("50")
  })

  it("shows a change from elsewhere once it loses focus", () => {
    const report = () => {}
    const { rerender } = render(amount("6.000", report))
    field().focus()
    fireEvent.input(field(), { target: { value: "50" } })
    rerender(amount("50", report))
    rerender(amount("9.000", report))
    field().blur()
    expect(field().value).toBe("9.000")
  })

  it.each([
    ["Enter", () => fireEvent.keyDown(field(), { key: "Enter" })],
    ["going back", () => fireEvent.popState(window)]
  ])("follows the text after %s, although it still has the focus", (_, end) => {
    const report = () => {}
    const { rerender } = render(amount("6.000", report))
    field().focus()
    fireEvent.input(field(), { target: { value: "50" } })
    rerender(amount("50", report))
    end()
    rerender(amount("6.000", report))
    expect(field().value).toBe("6.000")
  })
})
