import type { Page } from "@playwright/test"
import { changeOffer } from "../../e2e/changed-offer.ts"
import { Confirm } from "../../e2e/pages/Confirm.ts"
import { OfferList } from "../../e2e/pages/OfferList.ts"
import { Success } from "../../e2e/pages/Success.ts"
import { type Buyer, buyer, Wizard } from "../../e2e/pages/Wizard.ts"
import { paymentScenes } from "./payment-scenes.ts"
import type { Scene } from "./scenes.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"
const listAustria = "/at/holzpellets-sackware/angebotsliste?zipCode=1010&amount=2"
const listSwitzerland = "/ch/heizoel/angebotsliste?zipCode=8001&amount=3000"

export const longNamedBuyer = (): Buyer => ({
  ...buyer("shots"),
  firstName: "Maximiliane-Hildegard",
  lastName: "von Oberhuber-Kirchenlamitzer",
  street: "Straße der Völkerfreundschaft am Alten Güterbahnhof",
  houseNumber: "117 a–c"
})

const toConfirm = async (page: Page) => {
  await new OfferList(page).choose(0)
  await new Confirm(page).total.waitFor()
}

export const toAddress = async (page: Page): Promise<Wizard> => {
  await toConfirm(page)
  await new Confirm(page).begin()
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  return wizard
}

const toSummary = async (page: Page): Promise<Wizard> => {
  const wizard = await toAddress(page)
  await wizard.fill(longNamedBuyer())
  return wizard
}

const refuse = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: {} }))

const answer = (page: Page, path: string, status: number, Code: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { Code, Message: "", Problems: [] } }))

const place = "/api/order-process/place"
const saveAddress = "/api/order-process/address/save"

/** Screenshot scenes of the order process from the chosen offer to the receipt, with its problems. */
export const orderScenes: ReadonlyArray<Scene> = [
  { name: "confirm", path: list, act: toConfirm },
  { name: "confirm-plain", path: list, plain: true, act: toConfirm },
  {
    name: "confirm-changed",
    path: list,
    act: async (page) => {
      await toConfirm(page)
      await page.goto(page.url().replace(/offerHash=[^&]*&seen=[^&]*/u, "offerHash=old&seen=2222.22"))
    }
  },
  {
    name: "confirm-failed",
    path: list,
    act: async (page) => {
      await toConfirm(page)
      await refuse(page, "/api/order-process/start")
      await new Confirm(page).start.click()
      await page.getByText("Das hat gerade nicht geklappt").waitFor()
    }
  },
  { name: "confirm-missing", path: "/holzpellets-lose/bestellparameter-bestaetigen?zipCode=80331" },
  {
    name: "address",
    path: list,
    act: async (page) => {
      await toAddress(page)
    }
  },
  {
    name: "address-flawed",
    path: list,
    act: async (page) => {
      const wizard = await toAddress(page)
      await wizard.email.fill("erika@")
      await wizard.phone.fill("ruf an")
      await page.getByLabel("Rechnung an eine andere Adresse").check()
      const aside = page.getByRole("button", { name: "Ihre Bestellung" })
      if (await aside.isVisible()) await aside.click()
      await wizard.toPayment.click()
      await wizard.errors.waitFor()
    }
  },
  {
    name: "address-unsaved",
    path: list,
    act: async (page) => {
      const wizard = await toAddress(page)
      await refuse(page, saveAddress)
      await wizard.fillAddress(longNamedBuyer())
      await wizard.toPayment.click()
      await page.getByText("Ihre Angaben sind noch da").waitFor()
    }
  },
  {
    name: "address-conflict",
    path: list,
    act: async (page) => {
      const wizard = await toAddress(page)
      await answer(page, saveAddress, 409, "VersionConflict")
      await wizard.fillAddress(longNamedBuyer())
      await wizard.toPayment.click()
      await page.getByText("In einem anderen Fenster").waitFor()
    }
  },
  {
    name: "wizard-refused",
    path: list,
    act: async (page) => {
      await toAddress(page)
      await page.goto(page.url().replace("/adresse", "/bezahlung"))
      await page.getByText("brauchen wir noch").waitFor()
    }
  },
  { name: "wizard-gone", path: "/holzpellets-lose/bestellung/adresse?zipCode=80331&draft=nobodys" },
  {
    name: "payment",
    path: list,
    act: async (page) => {
      const wizard = await toAddress(page)
      await wizard.saveAddress(longNamedBuyer())
    }
  },
  ...paymentScenes,
  {
    name: "summary",
    path: list,
    act: async (page) => {
      await toSummary(page)
    }
  },
  {
    name: "summary-at",
    path: listAustria,
    act: async (page) => {
      await toSummary(page)
    }
  },
  {
    name: "summary-ch",
    path: listSwitzerland,
    act: async (page) => {
      await toSummary(page)
    }
  },
  {
    name: "summary-placing",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await page.route(`**${place}`, () => {})
      await wizard.place.click()
      await page.locator("[data-state=placing]").first().waitFor()
    }
  },
  {
    name: "summary-unanswered",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await refuse(page, place)
      await wizard.place.click()
      await page.getByText("Wir haben keine Antwort bekommen").waitFor()
    }
  },
  {
    name: "summary-refused",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await answer(page, place, 422, "Invalid")
      await wizard.place.click()
      await page.getByText("konnte nicht angenommen werden").waitFor()
    }
  },
  {
    name: "summary-changed",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await answer(page, place, 409, "PriceChanged")
      await changeOffer(page, { TotalPrice: 2987.65, EndDeliveryPeriodDate: "2027-01-15" })
      await wizard.place.click()
      await page.getByText("Das Angebot hat sich geändert").waitFor()
    }
  },
  {
    name: "success",
    path: list,
    act: async (page) => {
      const wizard = await toSummary(page)
      await wizard.place.click()
      await new Success(page).orderNumber()
    }
  },
  {
    name: "success-print",
    path: listSwitzerland,
    act: async (page) => {
      const wizard = await toSummary(page)
      await wizard.place.click()
      await new Success(page).orderNumber()
      await page.emulateMedia({ media: "print" })
    }
  }
]
