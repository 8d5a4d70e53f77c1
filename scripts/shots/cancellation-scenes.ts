import type { Page } from "@playwright/test"
import { enterAsDealer } from "../../e2e/dealer.ts"
import { enterAs } from "../../e2e/kept-mails.ts"
import type { Scene } from "./scenes.ts"

const path = "/stornomanagement"
const calls = "**/api/ordercancellationlist"
const rowsOf = (page: Page) => page.locator("[data-order]")

/** The desk of a dealer; needs E2E_DATA to name the data of the shop that is looked at. */
const ofDealer = (
  name: string,
  act: (page: Page) => Promise<unknown>,
  before: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `cancellations-${name}`,
  path: "/agb",
  act: async (page) => {
    await before(page)
    await enterAsDealer(page, path)
    await act(page)
  }
})

const mark = async (page: Page, count: number) => {
  await rowsOf(page).first().waitFor()
  for (const index of Array.from({ length: count }, (_, each) => each)) {
    await rowsOf(page).nth(index).focus()
    await page.keyboard.press(index % 2 === 0 ? "2" : "3")
  }
}

/** The cancellation desk in its states. */
export const cancellationScenes: ReadonlyArray<Scene> = [
  ofDealer("list", (page) => rowsOf(page).first().waitFor()),
  ofDealer("changed", async (page) => {
    await mark(page, 3)
    await page.keyboard.press("Control+a")
  }),
  ofDealer("panel", async (page) => {
    await rowsOf(page).nth(1).focus()
    await page.keyboard.press("Enter")
    await page.getByText("Rückmeldung des Händlers").waitFor()
  }),
  ofDealer("failed", async (page) => {
    await page.route(`${calls}/saveOrderCancellationList`, async (route) => {
      const ids = [...(route.request().postData() ?? "").matchAll(/"OrderId":"([^"]+)"/gu)]
      await route.fulfill({
        json: {
          Saved: [],
          Failed: ids.map(([, OrderId], index) => ({
            OrderId,
            Code: index % 2 === 0 ? "NotFound" : "Unavailable"
          }))
        }
      })
    })
    await mark(page, 3)
    await page.keyboard.press("Control+s")
    await page.locator("[data-trouble]").first().waitFor()
  }),
  ofDealer("empty", async (page) => {
    await page.goto(`${path}?from=2001-01-01&to=2001-01-31`)
    await page.getByText("Keine Stornos in diesem Zeitraum").waitFor()
  }),
  ofDealer(
    "away",
    (page) => page.getByRole("alert").waitFor(),
    (page) =>
      page.route(`${calls}/getOrderCancellationList`, (route) => route.fulfill({ status: 503, json: {} }))
  ),
  {
    name: "cancellations-staff",
    path: "/agb",
    act: async (page) => {
      await enterAs(page, "Role_Interaid_DealerSupport", path)
      await rowsOf(page).first().waitFor()
    }
  }
]
