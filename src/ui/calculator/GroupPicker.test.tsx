// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { productGroup } from "../../domain/product/product-group.ts"
import { loadIslandTexts } from "../../locales/island-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { GroupPicker } from "./GroupPicker.tsx"

const picker = () => {
  const found = document.querySelector("details")
  if (found === null) throw new Error("No picker")
  return found
}

beforeEach(async () => {
  const i18n = createI18n("de", await loadIslandTexts("de", ["shop", "calculator"]))
  render(
    <I18nProvider i18n={i18n}>
      <GroupPicker group={productGroup(3)} groupHref={({ slug }) => `#${slug}`} onGroup={() => {}} />
      <input aria-label="Postleitzahl" />
    </I18nProvider>
  )
  picker().setAttribute("open", "")
})

afterEach(cleanup)

it("is closed by Escape and returns the focus", () => {
  const entry = screen.getByRole("link", { name: "Diesel" })
  entry.focus()
  fireEvent.keyDown(entry, { key: "Escape" })
  expect(picker().open).toBe(false)
  expect(document.activeElement).toBe(picker().querySelector("summary"))
})

it("is closed when the focus moves to the next field or the user clicks outside", () => {
  screen.getByRole("link", { name: "Diesel" }).focus()
  expect(picker().open).toBe(true)
  screen.getByLabelText("Postleitzahl").focus()
  expect(picker().open).toBe(false)
  picker().setAttribute("open", "")
  fireEvent.pointerDown(screen.getByRole("link", { name: "Heizöl" }))
  expect(picker().open).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(picker().open).toBe(false)
})
