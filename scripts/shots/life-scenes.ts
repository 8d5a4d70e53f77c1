import type { Page } from "@playwright/test"
import { dealerOf, today } from "../../e2e/order-life.ts"
import { Confirm } from "../../e2e/pages/Confirm.ts"
import { OfferList } from "../../e2e/pages/OfferList.ts"
import { Payment } from "../../e2e/pages/Payment.ts"
import { Success } from "../../e2e/pages/Success.ts"
import { buyer, Wizard } from "../../e2e/pages/Wizard.ts"
import type { Scene } from "./scenes.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"
const form = "/vertrag-widerrufen"

const placed = async (page: Page): Promise<string> => {
  await new OfferList(page).choose(0)
  await new Confirm(page).total.waitFor()
  await new Confirm(page).begin()
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.fill(buyer("shots"))
  await wizard.place.click()
  return new Success(page).orderNumber()
}

const settled = async (page: Page) => {
  const number = await placed(page)
  const browser = page.context().browser()
  if (browser === null) throw new Error("There is no browser for the dealer")
  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("confirm")
  await dealer.leads("schedule", { Day: today(), Reason: "Der Fahrer ist früher frei, wie besprochen." })
  await dealer.leads("deliver", { Day: today(), Amount: 5860, IsMixed: false, Reason: "" })
  await dealer.leads("invoice", { InvoiceNumber: "R-2026-117" })
  await dealer.leaves()
  await page.reload()
}

/** Opens the page of an order after the dealer has performed the given actions. */
const led =
  (...steps: ReadonlyArray<readonly [action: string, body?: object]>) =>
  async (page: Page) => {
    const number = await placed(page)
    const browser = page.context().browser()
    if (browser === null) throw new Error("There is no browser for the dealer")
    const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
    for (const [action, body] of steps) await dealer.leads(action, body)
    await dealer.leaves()
    await page.reload()
    await page.getByRole("heading", { level: 1 }).waitFor()
  }

const reason = "Unser Silofahrzeug steht bis ins neue Jahr in der Werkstatt; ein anderes haben wir nicht."

const document = (name: string) => async (page: Page) => {
  await placed(page)
  const id = page.url().split("/").at(-1) ?? ""
  await page.goto(`/druckansicht/bestellung/${id}/${name}`)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

const fill = async (page: Page) => {
  await page.getByLabel("Ihr Name").fill("Erika Beispiel")
  await page.getByLabel("E-Mail-Adresse").fill(`${crypto.randomUUID()}@example.de`)
  await page.getByLabel("Bestellnummer").fill("HM-26-100001")
}

const confirm = (page: Page) => page.getByRole("button", { name: "Widerruf bestätigen" }).click()

/**
 * Screenshot scenes of a placed order's page in each order state, of its documents, and of the withdrawal without a
 * sign-in.
 */
export const lifeScenes: ReadonlyArray<Scene> = [
  { name: "order-billed", path: list, act: settled },
  { name: "order-confirmed", path: list, act: led(["confirm"]) },
  { name: "order-refused", path: list, act: led(["refuse", { Reason: reason }]) },
  {
    name: "order-scheduled",
    path: list,
    act: led(["confirm"], ["schedule", { Day: today(), Reason: reason }])
  },
  {
    name: "order-scheduled-print",
    path: list,
    act: async (page) => {
      await led(["confirm"], ["schedule", { Day: today(), Reason: "Wie besprochen." }])(page)
      await page.emulateMedia({ media: "print" })
    }
  },
  { name: "order-dealer-cancelled", path: list, act: led(["confirm"], ["cancel-sale", { Reason: reason }]) },
  {
    name: "order-cancelled",
    path: list,
    act: async (page) => {
      await placed(page)
      await page.getByRole("button", { name: "Bestellung stornieren" }).click()
      await page.getByRole("button", { name: "Ja, stornieren" }).click()
      await page.getByText("Ihre Bestellung ist beendet").waitFor()
    }
  },
  {
    name: "order-cancelling",
    path: list,
    act: async (page) => {
      await placed(page)
      await page.getByRole("button", { name: "Bestellung stornieren" }).click()
      await page.getByRole("alert").waitFor()
    }
  },
  {
    name: "order-mandate-revoked",
    path: `${list}&options=42`,
    act: async (page) => {
      await new OfferList(page).choose(0)
      await new Confirm(page).begin()
      const wizard = new Wizard(page)
      await wizard.step("DeliveryAddress").waitFor()
      await wizard.saveAddress(buyer("shots"))
      await new Payment(page).iban.fill("DE89 3704 0044 0532 0130 00")
      await new Payment(page).accept.check()
      await wizard.savePayment()
      await wizard.place.click()
      await new Success(page).orderNumber()
      await page.getByRole("button", { name: "Mandat widerrufen" }).click()
      await page.getByRole("button", { name: "Ja, widerrufen" }).click()
      await page.getByText("Ihr Mandat ist widerrufen").waitFor()
    }
  },
  { name: "paper-order", path: list, act: document("bestellung") },
  { name: "paper-terms", path: list, act: document("agb") },
  { name: "paper-withdrawal-form", path: list, act: document("widerrufsformular") },
  { name: "withdrawal", path: form },
  { name: "withdrawal-plain", path: form, plain: true },
  { name: "withdrawal-swiss", path: `/ch${form}` },
  {
    name: "withdrawal-flawed",
    path: form,
    act: async (page) => {
      await confirm(page)
      await page.getByText("Bitte prüfen Sie Ihre Angaben").waitFor()
    }
  },
  {
    name: "withdrawal-unreachable",
    path: form,
    act: async (page) => {
      await page.route("**/api/withdrawals", (route) => route.fulfill({ status: 503, json: {} }))
      await fill(page)
      await confirm(page)
      await page.getByRole("alert").waitFor()
    }
  },
  {
    name: "withdrawal-received",
    path: form,
    act: async (page) => {
      await fill(page)
      await confirm(page)
      await page.getByText("Ihre Erklärung ist eingegangen").waitFor()
    }
  }
]
