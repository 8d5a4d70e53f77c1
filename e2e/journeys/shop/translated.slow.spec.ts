import { expect, type Page } from "@playwright/test"
import { translate } from "../../../src/ui/kit/live/translated.test-support.ts"
import { wakeList } from "../../live.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"

/**
 * Hydrates a fresh list and waits until its settings, which are hydrated last, show the data that they fetch
 * themselves.
 */
const wakeSettings = async (page: Page): Promise<void> => {
  await wakeList(page)
  await page.mouse.move(6, 6)
  await page.locator('[aria-label="Tage, an denen geliefert wird"]').waitFor({ state: "attached" })
}

const translateFrom = (page: Page) => page.evaluate(`(${translate.toString()})(document.body)`)

const nothingFailed = (page: Page) => expect(page.getByText("Fehler 500")).toHaveCount(0)

const words = (page: Page) =>
  page.getByRole("main").evaluate((main) => (main.textContent ?? "").replaceAll(/\s+/gu, " "))

/**
 * Returns the text of the list without buttons, which are missing without JavaScript, and without the time of the
 * calculation, which differs between two lists.
 */
const list = async (page: Page) => (await words(page)).replaceAll(/<button .*?<\/button>|\d\d:\d\d/gu, "")

test("a translated list follows other wishes, with no word of the former ones (rule page.translated)", async ({
  page,
  context
}) => {
  const offers = new OfferList(page)
  await offers.open(germany)
  await wakeList(page)
  await translateFrom(page)
  await offers.amount.fill("4000")
  await page.waitForURL(/amount=4000/u)
  await offers.offers.first().waitFor()
  const fresh = await context.newPage()
  await new OfferList(fresh).open(germany, { amount: 4000 })
  await wakeSettings(fresh)
  // some parts of both pages are rendered a moment later
  await expect(async () => expect(await list(page)).toBe(await list(fresh))).toPass()
  await offers.zip.fill("80331")
  await page.waitForURL(/zipCode=80331/u)
  await offers.offers.first().waitFor()
  await fresh.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=4000")
  await wakeSettings(fresh)
  // some parts of both pages are rendered a moment later
  await expect(async () => expect(await list(page)).toBe(await list(fresh))).toPass()
  await nothingFailed(page)
})
