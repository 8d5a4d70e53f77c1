import type { Page } from "@playwright/test"
import { germany } from "../../markets.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Stations } from "../../pages/Stations.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"

export const toStations = async (page: Page) => {
  const who = buyer("stations")
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.fillAddress(who)
  await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
  const stations = new Stations(page)
  await stations.title.waitFor()
  return { who, wizard, stations }
}

export const fromList = async (page: Page, count: number, options = "") => {
  await page.goto(
    `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000&stations=${count}${options}`
  )
  await new OfferList(page).choose(0)
  await new Confirm(page).begin()
  return toStations(page)
}
