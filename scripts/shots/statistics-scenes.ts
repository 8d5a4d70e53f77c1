import type { Page } from "@playwright/test"
import { enterAs } from "../../e2e/kept-mails.ts"
import type { Role } from "../../src/domain/rights/roles.ts"
import type { Scene } from "./scenes.ts"

const admin = "Role_Interaid_Admin"

/**
 * Creates a screenshot scene of a page with statistics of the sample orders; E2E_DATA must name the data folder of the
 * shop that is photographed.
 */
const figures = (
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  role: Role = admin
): Scene => ({
  name: `figures-${name}`,
  path: "/agb",
  act: async (page) => {
    await enterAs(page, role, path)
    await page.locator("h1").first().waitFor()
    await act(page)
  }
})

/** Returns the slider of the first chart; if there are several charts, of the one in euros. */
const slider = (page: Page) => page.getByRole("slider").first()
const picture = (page: Page) => slider(page).waitFor()

/** Screenshot scenes of the shop's statistics, for each role that uses them. */
export const statisticsScenes: ReadonlyArray<Scene> = [
  figures("weeks", "/statistics", picture),
  figures("chosen", "/statistics", async (page) => {
    await picture(page)
    await slider(page).press("Home")
    for (let step = 0; step < 5; step++) await slider(page).press("ArrowRight")
  }),
  figures("days", "/statistics?von=2026-01-01&bis=2026-11-22&raster=tag&bild=umsatz", picture),
  figures("products", "/statistics?raster=monat&nach=produkt", picture),
  figures("sorted", "/statistics?land=1", (page) =>
    page.getByRole("columnheader", { name: "Umsatz brutto" }).getByRole("button").click()
  ),
  figures("none", "/statistics?von=2019-01-01&bis=2019-01-31&plz=80", async (page) => {
    await page.getByText("In diesem Zeitraum gibt es nichts").waitFor()
  }),
  figures("span", "/statistics?von=2026-02-01&bis=2026-01-31"),
  figures("away", "/support", async (page) => {
    await page.route("**/getStatistic", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/statistics")
    await page.getByRole("alert").waitFor()
  }),
  figures("export", "/export-orders", async (page) => {
    await page.getByRole("button", { name: "Als CSV herunterladen" }).waitFor()
    await page.getByText("Stand der Bestellungen").click()
  }),
  figures("export-cut", "/export-orders", async (page) => {
    await page.route("**/orders.csv**", (route) =>
      route.fulfill({ status: 200, headers: { "x-total-rows": "9" }, body: "a\r\n1\r\n" })
    )
    await page.getByRole("button", { name: "Als CSV herunterladen" }).click()
    await page.getByRole("alert").waitFor()
  }),
  figures("export-none", "/export-orders?suche=gibtesnicht", async (page) => {
    await page.getByText("Dazu passt keine Bestellung").waitFor()
  }),
  figures("sales", "/admin/verkaufsliste", async (page) => {
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Als CSV herunterladen" }).click()
    await download
  }),
  figures("sales-none", "/admin/verkaufsliste?von=2019-01-01&bis=2019-01-31", async (page) => {
    await page.getByText("In diesem Zeitraum gibt es nichts").waitFor()
  }),
  figures("sales-away", "/admin/verkaufsliste", async (page) => {
    await page.locator("[data-part=export] button:enabled").waitFor()
    await page.route("**/api/sales-list", (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole("link", { name: "30 Tage" }).click()
    await page.getByRole("alert").waitFor()
  }),
  figures("loading", "/statistics", async (page) => {
    await picture(page)
    await page.route("**/getStatistic", () => {})
    await page.getByRole("link", { name: "30 Tage" }).click()
    await page.locator("[data-state=loading]").first().waitFor()
  }),
  figures("opened", "/statistics", async (page) => {
    await picture(page)
    const line = page.getByText("Zeitraum und Auswahl ändern")
    if (await line.isVisible()) await line.click()
  }),
  figures("export-uncounted", "/support", async (page) => {
    await page.route("**/orders-export/count", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/export-orders")
    await page.getByRole("alert").waitFor()
  }),
  figures("entrance", "/support")
]
