import { expect } from "@playwright/test"
import { wakeList } from "../../live.ts"
import { germany } from "../../markets.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { Home } from "../../pages/Home.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("a guest types place, amount and address once, for offers, other fuels, going back and a second order", async ({
  page
}) => {
  const who = buyer("once")
  const list = new OfferList(page)
  const confirm = new Confirm(page)
  const wizard = new Wizard(page)
  const isFilled = async () => {
    await wizard.step("DeliveryAddress").waitFor()
    await expect(wizard.firstName).toHaveValue(who.firstName)
    await expect(wizard.lastName).toHaveValue(who.lastName)
    await expect(wizard.street).toHaveValue(who.street)
    await expect(wizard.houseNumber).toHaveValue(who.houseNumber)
    await expect(wizard.phone).toHaveValue(who.phone)
    await expect(wizard.email).toHaveValue(who.email)
  }
  const choose = async (index: number) => {
    await list.choose(index)
    await confirm.begin()
  }

  const home = new Home(page, germany)
  await home.open()
  await home.search(7000)
  await list.offers.first().waitFor()
  await choose(0)
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.fillAddress(who)

  // the buyer goes back to the list and chooses another offer before anything is saved
  await page.goBack()
  await page.goBack()
  await list.offers.first().waitFor()
  await expect(list.zip).toHaveValue(germany.zip)
  await expect(list.amount).toHaveValue("7.000")
  await choose(1)
  await isFilled()
  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()
  await page.goBack()
  await isFilled()

  // the buyer opens another fuel through the menu; the URL in the menu contains neither place nor amount
  await page.goto("/kaminholz/angebotsliste")
  await wakeList(page)
  await expect(list.zip).toHaveValue(germany.zip)
  await expect(list.amount).toHaveValue("7.000")
  await list.offers.first().waitFor()
  await choose(0)
  await isFilled()
  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  await wizard.place.click()
  await new Success(page).orderNumber()

  // a second order
  await page.goto("/holzpellets-lose/angebotsliste")
  await wakeList(page)
  await expect(list.zip).toHaveValue(germany.zip)
  await expect(list.amount).toHaveValue("7.000")
  await list.offers.first().waitFor()
  await choose(0)
  await isFilled()
})
