// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider
} from "@tanstack/react-router"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { loadEveryText } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { facts, order } from "./rated-order.test-support.ts"
import { RatingPage } from "./RatingPage.tsx"

afterEach(cleanup)

/** Shows the page of an order; a review that is sent gets this outcome. */
const shown = async (isOwn: boolean, outcome: CallOutcome) => {
  const i18n = createI18n("de", await loadEveryText("de"))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <RouterContextProvider router={router}>
          <RatingPage
            facts={facts}
            link={{ kind: "valid", order: { ...order, isOwn } }}
            isHeld={false}
            onRate={() => Promise.resolve(outcome)}
          />
        </RouterContextProvider>
      </SiteProvider>
    </I18nProvider>
  )
}

const rate = () => {
  for (const star of screen.getAllByRole("radio", { name: "2 Sterne" })) fireEvent.click(star)
  fireEvent.click(screen.getByRole("button", { name: "Bewertung abgeben" }))
}

const notYours = "Diese Bestellung können Sie nicht bewerten"

it("an order that only someone else may rate has no form", async () => {
  await shown(true, { kind: "done" })
  expect(screen.getByText(notYours)).toBeDefined()
  expect(screen.queryByRole("button", { name: "Bewertung abgeben" })).toBeNull()
})

it("a review that the server refuses to the dealer's own users is not reported as a connection error", async () => {
  await shown(false, { kind: "invalid", code: "own", field: "" })
  rate()
  expect(await screen.findByText(notYours)).toBeDefined()
})

it("a review of an order that was rated in the meantime reports this", async () => {
  await shown(false, { kind: "invalid", code: "rated", field: "" })
  rate()
  expect(await screen.findByText("Diese Bestellung ist schon bewertet")).toBeDefined()
})
