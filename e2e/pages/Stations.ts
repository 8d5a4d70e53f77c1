import type { Locator, Page } from "@playwright/test"

/** The step that gives each delivery station its amount and its address. */
export class Stations {
  readonly page: Page
  readonly title: Locator
  readonly rows: Locator
  /** The field whose text fills in the names and house numbers of all neighbours. */
  readonly neighbours: Locator
  /** Shows the parts of the neighbours' line that the page did not understand. */
  readonly doubts: Locator
  readonly sum: Locator
  readonly split: Locator
  readonly toPayment: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.locator("[data-step=DeliveryStations][data-ready=true] h1")
    this.rows = page.getByRole("group", { name: /^Lieferstelle/u })
    this.neighbours = page.getByLabel(/^Nachbarn in derselben Straße/u)
    this.doubts = page.locator("[data-part=doubts]")
    this.sum = page.locator("[data-part=sum]")
    this.split = page.getByRole("button", { name: "Gleichmäßig verteilen" })
    this.toPayment = page.getByRole("button", { name: "Weiter zur Zahlung" })
  }

  amount(place: number): Locator {
    return this.rows.nth(place).getByLabel(/^Menge/u)
  }

  field(
    place: number,
    name: "firstName" | "lastName" | "street" | "houseNumber" | "city" | "phone"
  ): Locator {
    return this.page.locator(`#stations-${place}-address-${name}`)
  }

  async fillAddress(place: number, street: string): Promise<void> {
    await this.field(place, "firstName").fill("Nora")
    await this.field(place, "lastName").fill("Nachbar")
    await this.field(place, "street").fill(street)
    await this.field(place, "houseNumber").fill("5")
    const city = this.field(place, "city")
    if ((await city.inputValue()) === "") await city.selectOption({ index: 1 })
  }
}
