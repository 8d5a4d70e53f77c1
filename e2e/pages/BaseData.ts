import { expect, type Locator, type Page } from "@playwright/test"
import { insertAccount } from "../account.ts"
import { signIn } from "../signed-in.ts"

export const home = {
  firstName: "Maximiliane",
  lastName: "von und zu Hohenlohe-Waldenburg",
  street: "Straße der Deutsch-Französischen Freundschaft",
  houseNumber: "12a",
  zipCode: "01067",
  phone: "+49 351 123456"
}

/** Page object for the base data pages. */
export class BaseData {
  readonly page: Page
  readonly dialog: Locator
  readonly toast: Locator
  readonly savePerson: Locator
  readonly saveAddress: Locator
  readonly saveAddresses: Locator
  readonly addresses: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole("dialog")
    this.toast = page.getByText("Gespeichert", { exact: true })
    this.savePerson = page.getByRole("button", { name: "Person speichern" })
    this.saveAddress = this.dialog.getByRole("button", { name: "Adresse speichern" })
    this.saveAddresses = page.getByRole("button", { name: "Adressen speichern" })
    this.addresses = page.locator("#adressen li")
  }

  /** Opens the complete page as a customer who has just signed in. */
  async open(email: string): Promise<void> {
    const path = "/kunde/stammdaten"
    await insertAccount(email, "Role_Customer")
    await signIn(this.page, email, path, false)
    await this.isReady()
  }

  /** Waits for hydration: before it, a link loads a separate page. */
  async isReady(): Promise<void> {
    await expect(this.savePerson).toBeEnabled()
  }

  async addHome(): Promise<void> {
    await this.page.getByRole("link", { name: "Adresse hinzufügen" }).click()
    await this.fill(home)
    await this.saveAddress.click()
    await expect(this.dialog).toBeHidden()
    await expect(this.toast).toBeVisible()
  }

  async fill(address: typeof home): Promise<void> {
    await this.dialog.getByLabel("Vorname").fill(address.firstName)
    await this.dialog.getByLabel("Nachname").fill(address.lastName)
    await this.dialog.getByLabel("Straße").fill(address.street)
    await this.dialog.getByLabel("Hausnr.").fill(address.houseNumber)
    await this.dialog.getByLabel("PLZ").fill(address.zipCode)
    await this.dialog.getByRole("combobox", { name: "Ort" }).selectOption("Dresden")
    await this.dialog.getByLabel("Telefon").fill(address.phone)
  }
}
