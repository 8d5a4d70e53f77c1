// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { ActDialog } from "../desk-form/ActDialog.tsx"
import { BoundedField } from "./BoundedField.tsx"

afterEach(cleanup)

/** Types a text of `length` characters, with blanks around it that the server does not count, and sends the form. */
const send = (length: number) => {
  const field = screen.getByLabelText<HTMLTextAreaElement>("Grund")
  expect(field.maxLength, "the browser would cut off what is pasted").toBe(-1)
  fireEvent.change(field, { target: { value: ` ${"x".repeat(length)} ` } })
  const button = screen.getByRole("button", { name: "Ja" })
  button.focus()
  fireEvent.click(button)
  return { field, isMarked: field.getAttribute("aria-invalid"), focused: document.activeElement }
}

const tooLong = () => screen.queryByText("Hier passen höchstens 5 Zeichen. Bitte kürzen Sie den Text.")

it.each([
  ["one line", {}],
  ["several lines", { rows: 3 }]
])(
  "a dialog with a text of %s that is too long keeps the text and sends it only once it is shortened (rule wire.bounded-text)",
  async (_, rows) => {
    const act = vi.fn<() => Promise<ActOutcome>>(() => Promise.resolve({ kind: "done" }))
    const onClose = vi.fn()
    const onText = vi.fn<(text: string) => void>()
    render(
      <I18nProvider i18n={createI18n("de", {})}>
        <ActDialog isOpen onClose={onClose} title="Sperren" description="" confirm="Ja" act={act}>
          <BoundedField id="reason" label="Grund" most={5} onText={onText} {...rows} />
        </ActDialog>
      </I18nProvider>
    )
    const { field, isMarked, focused } = send(6)
    expect([field.value, isMarked]).toEqual([" xxxxxx ", "true"])
    expect(focused).toBe(field)
    expect(tooLong()).not.toBeNull()
    expect(act).not.toHaveBeenCalled()
    expect(send(5).isMarked).toBeNull()
    expect(tooLong()).toBeNull()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect([act.mock.calls.length, onText.mock.lastCall]).toEqual([1, [" xxxxx "]])
  }
)
