import { expect, type Locator, type Page } from "@playwright/test"
import { germany } from "../../markets.ts"
import { Home } from "../../pages/Home.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"

/** Inserts a text at once, as pasting does. */
const paste = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.click()
  await page.keyboard.insertText(text)
}

test("a postal code pasted with blanks around it is kept completely", async ({ page }) => {
  const home = new Home(page, germany)
  await home.open()
  await home.zip.focus()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[data-island]") ?? {}).some((key) => key.startsWith("__react"))
  )
  await paste(page, home.zip, " 01 067 ")
  await expect(home.zip).toHaveValue("01067")
})

test("an invalid postal code is reported and stays in its field", async ({ page }) => {
  const list = new OfferList(page)
  await list.open(germany)
  const zip = page.getByRole("form", { name: "Ort und Menge" }).getByLabel("Postleitzahl")
  await wakeList(page)
  await zip.fill("8010")
  await zip.press("Enter")
  await page.waitForURL((address) => !address.searchParams.has("zipCode"))
  await expect(page.getByText("Bitte 5 Ziffern")).toBeVisible()
  await expect(page.getByRole("link", { name: /Österreich/u }).first()).toBeVisible()
  await zip.blur()
  await expect(zip).toHaveValue("8010")
})
