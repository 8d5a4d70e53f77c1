import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { markets } from "../../markets.ts"
import { test } from "../../test.ts"
import { mailed, ordered } from "./order-life.parts.ts"
import { dealerOf } from "../../order-life.ts"
import { Success } from "../../pages/Success.ts"

test("documents of an order are served only to users who may see it", async ({ page, browser, baseURL }) => {
  const { number } = await ordered(page)
  const links = await page
    .getByRole("region", { name: "Unterlagen" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const paths = links.filter((path) => !path.endsWith(".pdf"))
  expect(paths).toHaveLength(4)
  expect(links.filter((path) => path.endsWith(".pdf"))).toEqual(paths.map((path) => `${path}.pdf`))
  const stranger = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator("main")).toContainText(number)
    await expectAccessible(page)
    expect((await stranger.goto(path))?.status()).toBe(404)
    const file = await page.request.get(`${path}.pdf`)
    expect(file.headers()["content-type"]).toBe("application/pdf")
    expect((await file.body()).toString("latin1")).toMatch(/^%PDF-1\.7\n/u)
    expect((await stranger.request.get(`${path}.pdf`)).status()).toBe(404)
  }
  await stranger.context().close()
})

for (const market of markets)
  test(`every footer links to the withdrawal form in ${market.name}`, async ({ page }) => {
    await page.goto(market.prefix === "" ? "/" : market.prefix)
    await page.locator("footer").getByRole("link", { name: "Vertrag widerrufen" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertrag widerrufen")
    await expect(page.getByText("kein gesetzliches Widerrufsrecht")).toHaveCount(
      market.lang === "de-CH" ? 1 : 0
    )
    // the right of withdrawal depends on the contract: a visitor of Swiss pages may have ordered for delivery to
    // Germany
    await expect(page.getByRole("button", { name: "Widerruf bestätigen" })).toBeEnabled()
  })

test("a guest cancels on the order's page, after a confirmation", async ({ page }) => {
  const { email, number } = await ordered(page)
  await page.getByRole("button", { name: "Bestellung stornieren" }).click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Ja, stornieren" }).click()
  const title = page.getByRole("heading", { level: 1 })
  await expect(title).toContainText("Ihre Bestellung ist beendet")
  await expect(title).toBeFocused()
  await expect(page.locator("[aria-live=polite]").getByText("Ihre Bestellung ist storniert")).toBeVisible()
  await expectAccessible(page)
  await expect(new Success(page).timeline.last()).toContainText("Von Ihnen storniert")
  await mailed(email, `Ihre Bestellung ${number} ist storniert`)
})

test("a cancellation that comes too late is reported on the page with the new state", async ({
  page,
  browser
}) => {
  const { number } = await ordered(page)
  await page.getByRole("button", { name: "Bestellung stornieren" }).click()
  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("refuse", { Reason: "Ausverkauft." })
  await dealer.leaves()
  await page.getByRole("button", { name: "Ja, stornieren" }).click()
  const news = page.locator("[aria-live=polite]").getByText("Die Bestellung hat sich inzwischen geändert")
  await expect(news).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(new Success(page).timeline.last()).toContainText("Ausverkauft.")
  await expectAccessible(page)
})
