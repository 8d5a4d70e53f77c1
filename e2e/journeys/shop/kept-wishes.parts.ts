import type { Page } from "@playwright/test"
import { OfferList } from "../../pages/OfferList.ts"

export const address = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=4000"

export const appointmentPlus = (page: Page) => page.getByLabel("Termin Plus")

/** Opens a list by its URL, and waits until the page has stored the visitor's selections. */
export const open = async (page: Page, path: string): Promise<OfferList> => {
  const list = new OfferList(page)
  await page.goto(path)
  await list.offers.first().waitFor()
  await page.waitForFunction(() => document.cookie.includes("calc.DEFAULT."))
  return list
}
