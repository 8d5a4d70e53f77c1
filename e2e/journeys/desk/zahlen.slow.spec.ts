import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toLaterStep } from "../../begun-order.ts"
import { enterAs } from "../../kept-mails.ts"
import { germany } from "../../markets.ts"
import { Figures } from "../../pages/Figures.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { buyer } from "../../pages/Wizard.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"

/** Bots are not counted, and headless Chromium identifies itself as a bot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

/** Statistics of Saxony only, where the order of the journey is delivered. */
const saxony = "/support/zahlen?land=1&region=SN&raster=tag"
const list = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`
const steps = ["seen", "begun", "address", "payment", "placed"] as const

const funnel = async (page: Page): Promise<ReadonlyArray<number>> => {
  await page.goto(saxony)
  return Promise.all(
    steps.map(async (step) => {
      const text = await page.locator(`[data-step=${step}] [data-part=count]`).textContent()
      return Number((text ?? "").replaceAll(/\D/gu, ""))
    })
  )
}

test("a visitor searches and orders, and marketing sees each step counted and downloads the file", async ({
  contexts
}) => {
  const staff = await elsewhere(contexts)
  await enterAs(staff, "Role_Interaid_Marketing", saxony)
  await expect(staff.getByRole("heading", { level: 1, name: "Zahlen" })).toBeVisible()
  await expect(
    staff.getByRole("navigation", { name: "Mein Bereich" }).getByRole("link", { name: "Zahlen" })
  ).toHaveAttribute("aria-current", "page")
  await expectAccessible(staff)
  const before = await funnel(staff)

  const context = await contexts.open({ userAgent })
  const shop = await context.newPage()
  // the same page twice, the second time from the cache, and then another amount in the calculator
  await shop.goto(list)
  await shop.goto(list)
  const offers = new OfferList(shop)
  await offers.amount.fill("5000")
  await offers.amount.press("Enter")
  await expect(shop).toHaveURL(/amount=5000/u)
  await expect(offers.offers.first()).toBeVisible()
  const wizard = await toLaterStep(shop, "Summary", buyer("zahlen"))
  await wizard.place.click()
  await shop.waitForURL(/bestellung-erfolgreich/u)
  await context.close()

  // counts are written every five seconds
  await expect
    .poll(async () => (await funnel(staff)).map((count, place) => count - (before[place] ?? 0)), {
      timeout: 20_000
    })
    // the count of page views includes the view of the list from which the order was started
    .toEqual([4, 1, 1, 1, 1])

  const figures = new Figures(staff)
  const told = staff
    .getByRole("status")
    .filter({ hasText: /: Abgerufene Listen \d+, davon ohne Angebot \d+$/u })
  // key presses before hydration are lost, for users as well
  await expect(async () => {
    await figures.picture.focus()
    await staff.keyboard.press("End")
    await expect(told).toBeAttached({ timeout: 2000 })
  }).toPass()
  const { head, rows } = await figures.saved()
  const placed = rows.reduce((sum, cells) => sum + Number(cells[head.indexOf("Bestellt")]), 0)
  expect(placed).toBe((before.at(-1) ?? 0) + 1)
  await expectAccessible(staff)
})
