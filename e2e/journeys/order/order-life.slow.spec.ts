import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { markets } from "../../markets.ts"
import { test } from "../../test.ts"
import { ordered } from "./order-life.parts.ts"

test("documents of an order are for whoever may see it, on server", async ({ page, browser, baseURL }) => {
  const { number } = await ordered(page)
  const paths = await page
    .getByRole("region", { name: "Unterlagen" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  expect(paths).toHaveLength(4)
  const stranger = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator("main")).toContainText(number)
    await expectAccessible(page)
    expect((await stranger.goto(path))?.status()).toBe(404)
  }
  await stranger.context().close()
})

for (const market of markets)
  test(`every footer leads to the withdrawal in ${market.name}`, async ({ page }) => {
    await page.goto(market.prefix === "" ? "/" : market.prefix)
    await page.locator("footer").getByRole("link", { name: "Vertrag widerrufen" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertrag widerrufen")
    const confirm = page.getByRole("button", { name: "Widerruf bestätigen" })
    if (market.lang === "de-CH") {
      await expect(confirm).toHaveCount(0)
      await expect(page.getByText("kein gesetzliches Widerrufsrecht")).toBeVisible()
    } else await expect(confirm).toBeEnabled()
  })
