import type { Page } from "@playwright/test"
import { enterAsDealer } from "../../e2e/dealer.ts"
import { enterAs } from "../../e2e/kept-mails.ts"
import type { Scene } from "./scenes.ts"
import { isRecord } from "../../src/domain/is-record.ts"

const path = "/stornomanagement"
const calls = "**/api/ordercancellationlist"
const rowsOf = (page: Page) => page.locator("[data-order]")

/**
 * Creates a screenshot scene of a dealer's desk; E2E_DATA must name the data folder of the shop that is photographed.
 */
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

/** Returns a row of the list as it would be if another user had just booked it. */
const elsewhere = (list: unknown, orderId: string) => {
  const items = isRecord(list) && Array.isArray(list["Items"]) ? list["Items"].filter(isRecord) : []
  const row = items.find((each) => each["OrderId"] === orderId)
  return { ...row, Version: Number(row?.["Version"]) + 1, IsBooked: true, BookedAs: "reversal" }
}

/** Screenshot scenes of the cancellation list, one for each state. */
export const cancellationScenes: ReadonlyArray<Scene> = [
  ofDealer("list", (page) => rowsOf(page).first().waitFor()),
  ofDealer("columns", async (page) => {
    await page.getByRole("button", { name: "Spalten" }).click()
    await page.getByRole("dialog", { name: "Spalten" }).waitFor()
  }),
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
  ofDealer("conflict", async (page) => {
    const kept: { list: unknown } = { list: undefined }
    await page.route(`${calls}/getOrderCancellationList`, async (route) => {
      const response = await route.fetch()
      kept.list = await response.json()
      await route.fulfill({ response })
    })
    await page.reload()
    await page.route(`${calls}/saveOrderCancellationList`, (route) => {
      const ids = [...(route.request().postData() ?? "").matchAll(/"OrderId":"([^"]+)"/gu)]
      const failed = ids.map(([, id = ""]) => ({
        OrderId: id,
        Code: "Conflict",
        Current: elsewhere(kept.list, id)
      }))
      return route.fulfill({ status: 409, json: { Saved: [], Failed: failed } })
    })
    await mark(page, 3)
    await page.keyboard.press("Control+s")
    await page.locator("[data-trouble=conflict]").first().waitFor()
  }),
  ofDealer("words", async (page) => {
    await page.route(`${calls}/saveOrderCancellationComment`, (route) => route.abort())
    for (const index of [1, 3]) {
      await rowsOf(page).nth(index).focus()
      await page.keyboard.press("Enter")
      const field = page.getByLabel("Neuer Kommentar des Händlers")
      await field.fill("Zweimal angerufen, niemand da.")
      if (index === 1) {
        await field.press("Control+Enter")
        await page.getByText("Keine Antwort vom Server").waitFor()
      }
      await page.keyboard.press("Escape")
    }
    await page.locator("[data-words=failed]").waitFor()
  }),
  ofDealer("stale", async (page) => {
    await mark(page, 2)
    await page.route(`${calls}/getOrderCancellationList`, (route) => route.abort())
    await page.getByRole("button", { name: "Neu laden" }).click()
    await page.getByText("konnte nicht neu geladen werden").waitFor()
  }),
  ofDealer(
    "loading",
    (page) => page.getByText("Stornos werden geladen").waitFor(),
    // the call never gets a response
    (page) => page.route(`${calls}/getOrderCancellationList`, () => {})
  ),
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
