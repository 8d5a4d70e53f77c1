// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { RecoveryCodes } from "./RecoveryCodes.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
})
afterEach(cleanup)

function Page() {
  const [fresh, setFresh] = useState<ReadonlyArray<string>>()
  return (
    <I18nProvider i18n={i18n}>
      <RecoveryCodes
        left={0}
        fresh={fresh}
        onMake={() => {
          setFresh(["7K3M-Q2XA-9FDT"])
          return Promise.resolve({ kind: "done" })
        }}
        onSave={() => {}}
        onSeen={() => setFresh(undefined)}
      />
    </I18nProvider>
  )
}

it("the focus moves to the new codes when the dialog is closed (rule account.recovery-codes)", async () => {
  render(<Page />)
  fireEvent.click(screen.getByRole("button", { name: "Notfallcodes anlegen" }))
  fireEvent.change(screen.getByLabelText("Kennwort"), { target: { value: "ein Satz" } })
  fireEvent.change(screen.getByLabelText("Code aus Ihrer App"), { target: { value: "123456" } })
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Anlegen" }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const sheet = screen.getByRole("group", { name: "Ihre neuen Notfallcodes" })
  expect(document.activeElement).toBe(sheet)
})
