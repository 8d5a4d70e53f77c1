import { expect, type Page } from "@playwright/test"
import { builtFile } from "../../built-file.ts"
import { giveOrders } from "../../orders.ts"
import { insertAccount } from "../../account.ts"
import { wakeList } from "../../live.ts"
import { germany } from "../../markets.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"

const scrolled = (page: Page) => page.evaluate(() => scrollY)

const scrollBy = async (page: Page, pixels: number): Promise<number> => {
  const from = await scrolled(page)
  await page.mouse.wheel(0, pixels)
  await page.waitForFunction((place) => scrollY === place, from + pixels)
  return from + pixels
}

test("a scrolled list keeps its position when it is hydrated, and when the visitor comes back to it", async ({
  page
}) => {
  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`)
  const place = await scrollBy(page, 900)
  await wakeList(page)
  expect(await scrolled(page)).toBe(place)
  const left = await scrollBy(page, 200)
  await page.goto("/agb")
  await scrollBy(page, 400)
  await page.goBack()
  await page.waitForFunction((back) => scrollY === back, left)
  await wakeList(page)
  expect(await scrolled(page)).toBe(left)
})

test("a scrolled page behind the sign-in keeps its position when its script comes", async ({ page }) => {
  const email = mailbox("leser")
  await insertAccount(email, "Role_Customer")
  await giveOrders(email, [{ status: "settled" }, { status: "settled" }, { status: "confirmed" }])
  let wake = () => {}
  const woken = new Promise<void>((done) => (wake = done))
  await page.route(`**${builtFile("src/entries/desk.tsx")}`, async (route) => {
    await woken
    await route.continue()
  })
  await signIn(page, email, "/kunde/bestellungen", false)
  const place = await scrollBy(page, 400)
  wake()
  await page.waitForFunction(() => document.cookie.includes("locale="))
  await page.waitForLoadState("networkidle")
  expect(await scrolled(page)).toBe(place)
})
