import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"
import { bar } from "./landing.parts.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor gets from the information centre by a guide and its calculator to the offers", async ({
    page
  }) => {
    await page.goto("/info-center")
    await page.getByRole("main").getByRole("link", { name: "Aktuelle Meldungen" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aktuelles vom Wärmemarkt")
    await page.getByRole("link", { name: "Ältere Meldungen" }).click()
    await expect(page.getByText("Seite 2 von 3")).toBeVisible()
    await page.getByRole("link", { name: "Zu den Ratgebern" }).click()

    await page.getByRole("link", { name: /^Pellets günstig kaufen/u }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Pellets günstig kaufen/u)
    await expect(page.getByRole("navigation", { name: "Sie sind hier" })).toContainText("Ratgeber")
    await expect(page.getByRole("table")).toContainText("6 Tonnen")
    const { zip, start } = bar(page)
    await zip.fill("01067")
    await start.click()
    await page.waitForURL("**/holzpellets-lose/angebotsliste?*")
    await expect(new OfferList(page).offers.first()).toBeVisible()
  })
})

test("an article can be read by any visitor and has metadata for search engines", async ({ page }) => {
  await page.goto("/news/artikel/lager-vor-dem-fuellen")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vor dem Füllen einmal ins Lager schauen")
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(told.map((text) => (JSON.parse(text) as { readonly "@type": string })["@type"])).toEqual([
    "BreadcrumbList",
    "NewsArticle"
  ])
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", "/news/rss.xml")
  await expect(page.getByRole("main").locator("img").first()).toHaveJSProperty("naturalWidth", 800)
  await expectAccessible(page)
})

test("a visitor of a missing page sees this, and links to other pages", async ({ page }) => {
  for (const path of [
    "/info-center/gibt-es-nicht",
    "/news/artikel/gibt-es-nicht",
    "/news?seite=99",
    "/irgend/wo"
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText("Die angeforderte Seite existiert nicht")).toBeVisible()
  }
  await expect(bar(page).zip).toBeVisible()
  await page.getByRole("contentinfo").getByRole("link", { name: "Alle Ratgeber" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Ratgeber/u)
})
