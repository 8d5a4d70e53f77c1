import type { Page } from "@playwright/test"
import { type AddressableStep, orderSteps } from "../../../src/domain/order/steps.ts"
import { Payment } from "../../pages/Payment.ts"
import { Stations } from "../../pages/Stations.ts"
import { Wizard } from "../../pages/Wizard.ts"
import { noticesOn } from "../harness/gestures.ts"

const names: Readonly<Record<AddressableStep, string>> = {
  DeliveryAddress: "Adresse",
  DeliveryStations: "Mengen",
  Payment: "Zahlung",
  Summary: "Bestellen"
}

/** Page object of the wizard for path tests. */
export class OrderScreen {
  private readonly page: Page
  readonly wizard: Wizard
  readonly payment: Payment
  readonly stations: Stations

  constructor(page: Page) {
    this.page = page
    this.wizard = new Wizard(page)
    this.payment = new Payment(page)
    this.stations = new Stations(page)
  }

  button(name: string) {
    return this.page.getByRole("main").getByRole("button", { name, exact: true })
  }

  goTo(step: AddressableStep): Promise<void> {
    return this.wizard.steps.getByRole("link", { name: names[step], exact: true }).click()
  }

  goBack(): Promise<void> {
    return this.page
      .getByRole("main")
      .getByRole("link", { name: /^Zurück zu/u })
      .click()
  }

  /** Changes the URL to another step, as the browser's back button does. */
  browseTo(step: AddressableStep): Promise<void> {
    return this.page.evaluate((segment) => {
      const [start, slug] = location.pathname.split("/")
      history.pushState({}, "", `${start}/${slug}/bestellung/${segment}${location.search}`)
    }, orderSteps[step].shown.segment)
  }

  /** Fills in the form of a step, with valid or with invalid values. */
  async fill(step: AddressableStep, isRight: boolean): Promise<void> {
    if (step === "DeliveryAddress") await this.wizard.email.fill(isRight ? "erika@example.org" : "")
    if (step === "DeliveryStations") await this.stations.amount(0).fill(isRight ? "3000" : "1")
    if (step === "Payment") await (isRight ? this.payment.invoice : this.payment.debit).check()
  }

  submit(): Promise<void> {
    return this.page.getByRole("main").locator("form button[type=submit]").click()
  }

  /** Returns what the user sees of the order and its result. */
  async look() {
    const main = await this.page.getByRole("main").evaluate((element) => {
      const title = element.querySelector("h1")
      const step = element.querySelector<HTMLElement>("[data-step]")?.dataset["step"]
      return {
        screen: step ?? title?.textContent ?? "",
        state: title?.closest<HTMLElement>("[data-state]")?.dataset["state"] ?? "",
        hasErrors: element.querySelector("section[data-state=invalid]") !== null,
        isBusy: element.querySelector("button[aria-busy=true]") !== null
      }
    })
    return { ...main, notices: await noticesOn(this.page) }
  }
}
