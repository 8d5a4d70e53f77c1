import { expect } from "@playwright/test"
import { germany } from "../../markets.ts"
import { Home } from "../../pages/Home.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { address, appointmentPlus, open } from "./kept-wishes.parts.ts"

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

test("the choices of a list opened by its URL are on the home page and in the calculator", async ({
  page
}) => {
  await open(page, address)
  const home = new Home(page, germany)
  await home.open()
  await expect(home.zip).toHaveValue("01067")
  await expect(home.amount).toHaveValue("4.000")
  await expect(page.locator("[data-own-price]")).toContainText(
    /4\.000 kg Holzpellets lose \([^)]+\) nach 01067/u
  )
  await page.goto("/holzpellets-lose/angebotsliste")
  const list = new OfferList(page)
  await expect(list.zip).toHaveValue("01067")
  await expect(list.amount).toHaveValue("4.000")
  await expect(page).toHaveURL(/zipCode=01067&amount=4000/u)
})

test("'Start' clears the stored options, and then the list's defaults are stored", async ({ page }) => {
  await open(page, address)
  await wakeList(page)
  await appointmentPlus(page).click()
  await expect(page).toHaveURL(/ap=1/u)
  await page.goto("/hackschnitzel")
  await page.goto("/?brennstoff=holzpellets-lose")
  const home = new Home(page, germany)
  await home.search(4000)
  await page.waitForURL("**/holzpellets-lose/angebotsliste?zipCode=*&amount=4000")
  await wakeList(page)
  await expect(appointmentPlus(page)).not.toBeChecked()
  await page.goto("/holzpellets-lose/angebotsliste")
  await expect(page).toHaveURL(/ap=0/u)
})
