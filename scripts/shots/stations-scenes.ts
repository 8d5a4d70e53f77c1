import type { Page } from "@playwright/test"
import { Stations } from "../../e2e/pages/Stations.ts"
import { Wizard } from "../../e2e/pages/Wizard.ts"
import { longNamedBuyer, toAddress } from "./order-scenes.ts"
import type { Scene } from "./scenes.ts"

const listOfThree = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000&stations=3"

const toStations = async (page: Page): Promise<Stations> => {
  const wizard = await toAddress(page)
  await wizard.fillAddress(longNamedBuyer())
  await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
  const stations = new Stations(page)
  await stations.title.waitFor()
  return stations
}

/** Screenshot scenes of the amounts and addresses in an order with three stations. */
export const stationsScenes: ReadonlyArray<Scene> = [
  {
    name: "stations",
    path: listOfThree,
    act: async (page) => {
      await toStations(page)
    }
  },
  {
    name: "stations-neighbours",
    path: listOfThree,
    act: async (page) => {
      const { neighbours } = await toStations(page)
      await neighbours.fill("Huber 14, Maier 16 a")
      await neighbours.scrollIntoViewIfNeeded()
    }
  },
  {
    name: "stations-doubted",
    path: listOfThree,
    act: async (page) => {
      const { neighbours } = await toStations(page)
      await neighbours.fill("Huber, Maier 16 a Hinterhaus, Schulz 18")
      await neighbours.scrollIntoViewIfNeeded()
    }
  },
  {
    name: "stations-flawed",
    path: listOfThree,
    act: async (page) => {
      const stations = await toStations(page)
      await stations.amount(0).fill("3500")
      await stations.toPayment.click()
      await new Wizard(page).errors.waitFor()
    }
  },
  {
    name: "stations-summary",
    path: listOfThree,
    act: async (page) => {
      const stations = await toStations(page)
      await stations.fillAddress(1, "Amselweg")
      await stations.fillAddress(2, "Straße der Völkerfreundschaft am Alten Güterbahnhof")
      await stations.toPayment.click()
      await new Wizard(page).step("Payment").waitFor()
      await new Wizard(page).savePayment()
    }
  }
]
