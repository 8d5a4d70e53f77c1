// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { loadEveryText } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { AlarmBelow } from "./AlarmBelow.tsx"

afterEach(cleanup)

it("a typed mailbox is kept when place and price change, and a threshold for them is suggested (rule account.alarms)", async () => {
  const i18n = createI18n("de", await loadEveryText("de"))
  const page = (zipCode: string, price: number) => (
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <AlarmBelow productId={20} zipCode={zipCode} watched={{ price, area: "Bayern" }} />
      </SiteProvider>
    </I18nProvider>
  )
  const { rerender, container } = render(page("80331", 41_526))
  const mailbox = () => screen.getByLabelText<HTMLInputElement>(/E-Mail/u)
  const threshold = () => screen.getByLabelText<HTMLInputElement>(/Bescheid geben ab/u)
  fireEvent.change(mailbox(), { target: { value: "anna@example.com" } })
  fireEvent.change(threshold(), { target: { value: "390" } })
  expect(threshold().value).toBe("390")
  rerender(page("01067", 52_000))
  expect(mailbox().value).toBe("anna@example.com")
  expect(threshold().value, "the threshold belongs to the former place").toBe("500")
  expect(container.querySelector<HTMLInputElement>("input[name=zipCode]")?.value).toBe("01067")
})
