// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { loadEveryText } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { RateOrder } from "./RateOrder.tsx"

afterEach(cleanup)

const order = { orderId: "o1", orderNumber: "HM-26-100001", isRated: false, canRate: true }

/** Returns the message after a click on the button, which has this outcome. */
const told = async (outcome: CallOutcome) => {
  const i18n = createI18n("de", await loadEveryText("de"))
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <RateOrder order={order} onRate={() => Promise.resolve(outcome)} />
      </SiteProvider>
    </I18nProvider>
  )
  fireEvent.click(await screen.findByRole("button", { name: /^Bewerten/u }))
  return (await screen.findByRole("alert")).textContent
}

it("an order that someone else has to rate says so, instead of asking to try again", async () => {
  expect(await told({ kind: "invalid", code: "own", field: "" })).toContain("nur, wer sie gekauft hat")
})

it("a call without an answer asks to try again", async () => {
  expect(await told({ kind: "unreachable" })).toContain("Bitte versuchen Sie es noch einmal.")
})
