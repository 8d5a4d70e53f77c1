import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor searches from the header with a typing error, and reads a result", async ({ page }) => {
    await page.goto("/info-center")
    const field = page.getByRole("banner").getByRole("searchbox", { name: "Suchbegriff" })
    await field.fill("Peletts lagren")
    await field.press("Enter")
    await page.waitForURL("**/suche?q=Peletts+lagren")
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(/Treffer für „Pellets lagern“/iu)
    await expect(main.getByText("nach der ähnlichsten Schreibweise gesucht")).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await main.getByRole("link", { name: "Pellets richtig lagern", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pellets richtig lagern")
  })
})

test("a visitor without results sees this, and links to other pages", async ({ page }) => {
  await page.goto(`/suche?q=${encodeURIComponent("Quantenschaumstoff & | ! :* '")}`)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText("nichts gefunden")
  await expectAccessible(page)
  await main.getByRole("searchbox").fill("80331")
  await main.getByRole("button", { name: "Suchen" }).click()
  await main.getByRole("link", { name: "80331 München" }).click()
  await page.waitForURL("**/pelletpreise/bayern/80331")
  for (const q of ["x".repeat(1_900), "%00%01", "%F0%9F%94%A5"])
    expect((await page.request.get(`/suche?q=${q}`)).status(), q.slice(0, 9)).toBeLessThan(500)
  expect((await page.request.get(`/suche?q=${"x".repeat(10_000)}`)).status()).toBe(400)
})
