import type { Page, Route } from "@playwright/test"
import { insertAccount, insertAddress, password } from "../../e2e/account.ts"
import { mailbox, SignIn } from "../../e2e/pages/SignIn.ts"
import { Stations } from "../../e2e/pages/Stations.ts"
import { Success } from "../../e2e/pages/Success.ts"
import { Wizard } from "../../e2e/pages/Wizard.ts"
import { longNamedBuyer, toAddress } from "./order-scenes.ts"
import type { Scene } from "./scenes.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"
const chips = "/hackschnitzel/angebotsliste?zipCode=10115&amount=6000"
const twoByRates = `${list}&stations=2&options=45$12`
const signIn = "/benutzerkonto/anmeldung"

const toSummary = async (page: Page): Promise<Wizard> => {
  const wizard = await toAddress(page)
  await wizard.saveAddress(longNamedBuyer())
  await wizard.toSummary.click()
  await wizard.step("Summary").waitFor()
  return wizard
}

/**
 * Opens the first order step for a customer with three addresses: two at the postal code for which the price was
 * requested, one of them long, and one elsewhere.
 */
const asCustomer = async (page: Page): Promise<Wizard> => {
  const email = mailbox("bilder")
  const { firstName, lastName, houseNumber } = longNamedBuyer()
  const here = { firstName, lastName, houseNumber, zipCode: "80331", city: "München", phone: "089 1234567" }
  await insertAccount(email, "Role_Customer")
  for (const street of ["Straße der Völkerfreundschaft am Alten Güterbahnhof", "Amselweg"])
    await insertAddress(email, { ...here, street })
  await insertAddress(email, { ...here, street: "Elbufer", zipCode: "01067", city: "Dresden" })
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fkunde%2Fstartseite")
  await form.signIn(email, password)
  await page.waitForURL("**/kunde/startseite")
  await page.goto(list)
  return toAddress(page)
}

/** Responds as if another tab had changed the draft in the meantime. */
const savedElsewhere = (route: Route) =>
  route.fulfill({ status: 409, json: { Code: "VersionConflict", Message: "", Problems: [] } })

/** Screenshot scenes of the final check's questions, of customers with saved addresses, and of unfinished orders. */
export const lastLookScenes: ReadonlyArray<Scene> = [
  {
    name: "summary-doubled",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await wizard.place.click()
      await new Success(page).orderNumber()
      await page.goto(list)
      await toSummary(page)
      await page.getByText("Haben Sie das schon bestellt?").waitFor()
    }
  },
  {
    name: "summary-moisture",
    path: chips,
    act: async (page) => {
      await toSummary(page)
      await page.getByRole("radio", { name: "Holzfeuchte 25 % oder mehr" }).check()
    }
  },
  {
    name: "summary-moisture-flawed",
    path: chips,
    act: async (page) => {
      const wizard = await toSummary(page)
      await page.locator("[data-state=reviewing]").first().waitFor()
      await wizard.place.click()
      await wizard.errors.waitFor()
    }
  },
  {
    name: "summary-unprepared",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await page.locator("[data-state=reviewing]").first().waitFor()
      await page.route("**/api/order-process/**", (route) =>
        route.request().method() === "GET"
          ? route.abort()
          : route.fulfill({ status: 409, json: { Code: "VersionConflict", Message: "", Problems: [] } })
      )
      await wizard.place.click()
      await page.getByText("Unser Server antwortet nicht").waitFor()
    }
  },
  {
    name: "payment-unmet",
    path: twoByRates,
    act: async (page) => {
      const wizard = await toAddress(page)
      await wizard.fillAddress(longNamedBuyer())
      await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
      const stations = new Stations(page)
      await stations.title.waitFor()
      await stations.fillAddress(1, "Amselweg")
      await stations.toPayment.click()
      await wizard.step("Payment").waitFor()
    }
  },
  {
    name: "payment-conflict",
    path: list,
    act: async (page) => {
      const wizard = await toAddress(page)
      await wizard.saveAddress(longNamedBuyer())
      await page.route("**/api/order-process/payment/save", savedElsewhere)
      await wizard.toSummary.click()
      await page.getByText("In einem anderen Fenster").waitFor()
    }
  },
  {
    name: "payment-unsaved",
    path: list,
    act: async (page) => {
      const wizard = await toAddress(page)
      await wizard.saveAddress(longNamedBuyer())
      await page.route("**/api/order-process/payment/save", (route) => route.abort())
      await wizard.toSummary.click()
      await page.getByText("Ihre Angaben sind noch da").waitFor()
    }
  },
  {
    name: "stations-conflict",
    path: `${list}&stations=3`,
    act: async (page) => {
      const wizard = await toAddress(page)
      await wizard.fillAddress(longNamedBuyer())
      await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
      const stations = new Stations(page)
      await stations.title.waitFor()
      await stations.fillAddress(1, "Amselweg")
      await stations.fillAddress(2, "Finkenweg")
      await page.route("**/api/order-process/stations/save", savedElsewhere)
      await stations.toPayment.click()
      await page.getByText("In einem anderen Fenster").waitFor()
    }
  },
  {
    name: "address-own",
    path: signIn,
    act: async (page) => {
      await asCustomer(page)
    }
  },
  {
    name: "address-modal",
    path: signIn,
    act: async (page) => {
      await asCustomer(page)
      await page.getByRole("button", { name: "Adresse zu meinen hinzufügen" }).click()
      const dialog = page.getByRole("dialog", { name: "Neue Adresse" })
      await dialog.getByLabel("Vorname").fill(longNamedBuyer().firstName)
      await dialog.getByRole("button", { name: "Adresse speichern" }).click()
      await dialog.getByText("Bitte geben Sie eine Telefonnummer an").first().waitFor()
    }
  },
  {
    name: "home-drafts",
    path: signIn,
    act: async (page) => {
      const wizard = await asCustomer(page)
      await wizard.toPayment.click()
      await wizard.step("Payment").waitFor()
      await page.goto("/kunde/startseite")
      await page.getByRole("region", { name: "Angefangene Bestellungen" }).waitFor()
    }
  }
]
