import { expect } from "@playwright/test"
import { CalculatorBar } from "../../pages/CalculatorBar.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { wishDate } from "../../wish-date.ts"
import { address, appointmentPlus, open } from "./kept-wishes.parts.ts"

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

test("a URL without options uses the stored ones, and going back keeps them", async ({ page }) => {
  const list = await open(page, address)
  await wakeList(page)
  await appointmentPlus(page).click()
  await expect(page).toHaveURL(/ap=1/u)
  await page.goto("/agb")
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=01097&amount=5000")
  await expect(page).toHaveURL(/zipCode=01097&amount=5000.*ap=1/u)
  await expect(appointmentPlus(page)).toBeChecked()
  await expect(list.offers.first()).toBeVisible()
  await page.goBack()
  await expect(page, "the plain address is nowhere in the history").toHaveURL(/\/agb$/u)
})

test("a desired day that has passed since the last visit is reported once", async ({ page }) => {
  const list = await open(page, `${address}&desiredDate=${wishDate()}`)
  await page.clock.setFixedTime(Date.now() + 40 * 86_400_000)
  const passed = page.getByText(/Ihr Wunschtermin .+ ist vorbei\./u)
  await page.goto(address)
  await expect(passed).toBeVisible()
  await expect(list.offers.first()).toBeVisible()
  await expect(page.getByLabel("Wunschtermin")).toHaveValue("")
  await page.goto(address)
  await wakeList(page)
  await expect(list.offers.first()).toBeVisible()
  await expect(passed).toHaveCount(0)
})

test("a typed amount is kept for another fuel, also if it is the first fuel's default", async ({ page }) => {
  const list = await open(page, address)
  await wakeList(page)
  await list.amount.fill("6000")
  await list.start.click()
  await expect(page).toHaveURL(/amount=6000/u)
  await page.goto("/kaminholz/angebotsliste")
  await expect(list.amount).toHaveValue("6.000")
})

test("another list in another tab does not change this one", async ({ context, page }) => {
  const list = await open(page, address)
  await wakeList(page)
  const other = await context.newPage()
  await open(other, "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
  await other.close()
  await page.bringToFront()
  await expect(list.zip).toHaveValue("01067")
  await expect(page).toHaveURL(/zipCode=01067&amount=4000$/u)
})

test("the settings button leads to the list without a postal code, which is entered there", async ({
  page
}) => {
  await page.goto("/hackschnitzel")
  const bar = new CalculatorBar(page)
  await bar.awake()
  await bar.settings.click()
  await page.waitForURL("**/hackschnitzel/angebotsliste?amount=6000&openSettings=1")
  const list = new OfferList(page)
  await wakeList(page)
  await list.zip.fill("01067")
  await list.zip.press("Enter")
  await expect(list.offers.first()).toBeVisible()
})

test("the pellet page offers twelve instalments, and sacks", async ({ page }) => {
  const bar = new CalculatorBar(page)
  await page.goto("/pellets-prices/product-path")
  await page.getByRole("link", { name: "Mit zwölf Raten rechnen" }).click()
  await page.waitForURL("**/pellets-prices/product-path?zahlung=raten")
  await bar.awake()
  await bar.type(bar.zip, "01067")
  await bar.start.click()
  await page.waitForURL(
    /\/holzpellets-lose\/angebotsliste\?zipCode=01067&amount=6000&options=45\$12&stations=1$/u
  )
  await expect(new OfferList(page).offers.first()).toContainText("12 Raten")

  await page.goto("/pellets-prices/product-path?brennstoff=holzpellets-sackware")
  await bar.awake()
  await bar.type(bar.zip, "01067")
  await bar.start.click()
  await page.waitForURL("**/holzpellets-sackware/angebotsliste?zipCode=01067&amount=1")
})
