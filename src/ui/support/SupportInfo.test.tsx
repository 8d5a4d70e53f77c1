// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { SupportInfo } from "./SupportInfo.tsx"

const panel = () => {
  const found = document.querySelector("details")
  if (found === null) throw new Error("No panel")
  return found
}

beforeEach(async () => {
  const i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <input aria-label="Suche" />
        <SupportInfo
          data={{
            route: "/support/",
            path: "/support",
            locale: "de",
            countryId: 1,
            seed: "default",
            userId: "7",
            roles: ["Role_Interaid_Admin"],
            sessionEnds: 0,
            draftId: "",
            orderId: "",
            build: "abc"
          }}
        />
      </SiteProvider>
    </I18nProvider>
  )
  panel().setAttribute("open", "")
})

afterEach(cleanup)

it("roles have the same names as elsewhere at the desk", () => {
  expect(screen.getByText("Administration")).toBeTruthy()
  expect(panel().textContent).not.toContain("Role_")
})

it("support info is closed by Escape and returns the focus", () => {
  fireEvent.keyDown(screen.getByText("/support/"), { key: "Escape" })
  expect(panel().open).toBe(false)
  expect(document.activeElement).toBe(panel().querySelector("summary"))
})

it("support info stays open when its content is clicked, and closes on a click or focus outside", () => {
  fireEvent.pointerDown(screen.getByText("/support/"))
  expect(panel().open).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(panel().open).toBe(false)
  panel().setAttribute("open", "")
  panel().querySelector("summary")?.focus()
  screen.getByLabelText("Suche").focus()
  expect(panel().open).toBe(false)
})
