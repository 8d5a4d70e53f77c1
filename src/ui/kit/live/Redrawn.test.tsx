// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { Redrawn } from "./Redrawn.tsx"
import { translate } from "./translated.test-support.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Advice({ onText }: { readonly onText?: (text: string) => void }) {
  const [length, setLength] = useState(0)
  return (
    <p>
      {length > 2 && "Gut."}
      <label htmlFor="secret">Kennwort</label>
      <input
        id="secret"
        onChange={({ target }) => {
          setLength(target.value.length)
          onText?.(target.value)
        }}
      />
      <input type="checkbox" id="terms" />
      {length <= 2 && "Kurz."}
    </p>
  )
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText("Kennwort"), { target: { value: text } })

it("renders a part again whose texts were moved by a page translation, with its input and focus (rule page.translated)", async () => {
  const quiet = vi.spyOn(console, "error").mockReturnValue()
  const onText = vi.fn()
  render(
    <Redrawn typed>
      <Advice onText={onText} />
    </Redrawn>
  )
  const end = translate(document.body)
  await waitFor(() => expect(document.querySelectorAll("font font")).toHaveLength(2))
  const before = screen.getByLabelText<HTMLInputElement>("Kennwort")
  before.focus()
  screen.getByRole<HTMLInputElement>("checkbox").checked = true
  type("langer Satz")
  before.setSelectionRange(3, 5)
  expect(quiet, "React has failed").toHaveBeenCalled()
  const after = screen.getByLabelText<HTMLInputElement>("Kennwort")
  expect(after).not.toBe(before)
  expect(after.value).toBe("langer Satz")
  expect(document.activeElement).toBe(after)
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true)
  expect(document.body.textContent).toContain("Gut.")
  expect(document.body.textContent).not.toContain("Kurz.")
  end()
})

it("hides no other error", () => {
  vi.spyOn(console, "error").mockReturnValue()
  const Broken = () => {
    throw new Error("no list")
  }
  expect(() =>
    render(
      <Redrawn>
        <Broken />
      </Redrawn>
    )
  ).toThrow("no list")
})
