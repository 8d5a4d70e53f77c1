import { expect } from "@playwright/test"
import { builtFile } from "../../built-file.ts"
import { wakeList } from "../../live.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"
import { address, asleep } from "./sleeping-list.parts.ts"

test("a tap on a link and a key in a field work before the script is loaded", async ({ page }) => {
  await page.route(`**${builtFile("src/entries/shop.tsx")}`, () => {})
  await page.goto(address)
  const list = new OfferList(page)
  await list.sort("Bewertung").click()
  await page.waitForURL(/sort=2/u)
  await list.amount.fill("5000")
  await list.start.click()
  await page.waitForURL(/amount=5000/u)
  await list.choose(0)
})

test("a sleeping list is hydrated when another tab changes the wishes", async ({ context, page }) => {
  await page.goto(address)
  await asleep(page)
  const other = await context.newPage()
  await other.goto(address)
  await wakeList(other)
  await other.getByLabel(/^Menge/u).fill("5000")
  await other.keyboard.press("Enter")
  await expect(other).toHaveURL(/amount=5000/u)
  await expect(page.getByLabel(/^Menge/u)).toHaveValue("5.000")
  await expect(page).toHaveURL(/amount=5000/u)
})

test("offers that expired in a sleeping list are calculated anew", async ({ page }) => {
  await page.clock.install()
  await page.goto(address)
  await asleep(page)
  const calculated = page.waitForRequest("**/api/kalkulation/berechnen")
  await page.clock.fastForward("30:01")
  await calculated
  await expect(page.getByRole("article").first()).toBeVisible()
})
