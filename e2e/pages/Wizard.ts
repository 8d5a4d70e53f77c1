import type { Locator, Page } from "@playwright/test"

export interface Buyer {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly houseNumber: string
  readonly phone: string
  readonly email: string
}

/** Creates a buyer with a unique mailbox, by which the buyer's orders are counted. */
export const buyer = (name: string): Buyer => ({
  firstName: "Erika",
  lastName: "Beispiel",
  street: "Am Zwinger",
  houseNumber: "3",
  phone: "0351 1234567",
  email: `${name}-${Date.now()}-${Math.round(Math.random() * 1e9)}@example.org`
})

/** The steps between the chosen offer and the placed order. */
export class Wizard {
  readonly page: Page
  readonly firstName: Locator
  readonly lastName: Locator
  readonly street: Locator
  readonly houseNumber: Locator
  readonly city: Locator
  readonly phone: Locator
  readonly email: Locator
  readonly reference: Locator
  readonly toPayment: Locator
  readonly toSummary: Locator
  readonly place: Locator
  readonly steps: Locator
  readonly errors: Locator
  readonly signIn: Locator
  readonly register: Locator
  readonly fillIn: Locator

  constructor(page: Page) {
    this.page = page
    this.firstName = page.locator("#deliveryAddress-firstName")
    this.lastName = page.locator("#deliveryAddress-lastName")
    this.street = page.locator("#deliveryAddress-street")
    this.houseNumber = page.locator("#deliveryAddress-houseNumber")
    this.city = page.locator("#deliveryAddress-city")
    this.phone = page.locator("#deliveryAddress-phone")
    this.email = page.locator("#emailAddress")
    this.reference = page.locator("#orderReference")
    this.toPayment = page.getByRole("button", { name: "Weiter zur Zahlung" })
    this.toSummary = page.getByRole("button", { name: "Weiter zur Übersicht" })
    this.place = page.getByRole("button", { name: "zahlungspflichtig bestellen", exact: true })
    this.steps = page.getByRole("navigation", { name: "Bestellschritte" })
    this.signIn = page.getByRole("link", { name: "Jetzt anmelden" })
    this.register = page.getByRole("link", { name: "Konto anlegen" })
    this.fillIn = page.getByRole("button", { name: "Leere Felder aus meinem Konto ausfüllen" })
    this.errors = page.getByRole("region", { name: "Bitte prüfen Sie Ihre Angaben" })
  }

  /** Returns the heading of the visible, hydrated step. */
  step(name: "DeliveryAddress" | "Payment" | "Summary"): Locator {
    return this.page.locator(`[data-step=${name}][data-ready=true] h1`)
  }

  async fillAddress(who: Buyer): Promise<void> {
    await this.firstName.fill(who.firstName)
    await this.lastName.fill(who.lastName)
    await this.street.fill(who.street)
    await this.houseNumber.fill(who.houseNumber)
    if ((await this.city.inputValue()) === "") await this.city.selectOption({ index: 1 })
    await this.phone.fill(who.phone)
    await this.email.fill(who.email)
  }

  async saveAddress(who: Buyer): Promise<void> {
    await this.fillAddress(who)
    await this.toPayment.click()
    await this.step("Payment").waitFor()
  }

  async savePayment(): Promise<void> {
    await this.toSummary.click()
    await this.step("Summary").waitFor()
    await this.page.locator("[data-state=reviewing]").first().waitFor()
  }

  /** Goes from the address to the review step. */
  async fill(who: Buyer): Promise<void> {
    await this.saveAddress(who)
    await this.savePayment()
  }
}
