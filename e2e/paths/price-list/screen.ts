import type { Page } from "@playwright/test"
import type { ListEntry } from "../../../src/domain/price-list/price-list.ts"
import type { BaseList } from "../../../src/machines/price-list.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { ask } from "../../database.ts"
import { dealerWithPrices, open, waitForLive } from "../../journeys/desk/price-list.parts.ts"
import { noticesOn } from "../harness/gestures.ts"
import { type OtherReads, otherReads } from "../harness/other-reads.ts"

const plannedId = 77

/** Parses a price as shown in a row ("289,50") into cents. */
const centsOf = (price: string): number => Math.round(Number(price.replace(",", ".")) * 100)

/** The page of a dealer's prices with one row; the test sets the server's data. */
export class PriceListScreen {
  readonly page: Page
  #areaId = 0
  #dealerId = 0
  #reads: OtherReads | undefined

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the prices of a new dealer as one of the dealer's users. */
  async open(): Promise<void> {
    const { dealerId, areaId } = await dealerWithPrices()
    this.#dealerId = dealerId
    this.#areaId = areaId
    await ask("delete from price_row where area_id = $1 and from_amount > 0", [areaId])
    await ask("update price_row set unit_price = 10000 where area_id = $1", [areaId])
    await open(this.page, dealerId)
    this.#reads = await otherReads(this.page, "**/api/preislisten/0")
  }

  /** Reloads the page of a list that was changed and left, and waits until the page reacts to input. */
  async openAgain(): Promise<void> {
    this.page.once("dialog", (dialog) => void dialog.accept())
    await this.page.reload()
    await waitForLive(this.page)
  }

  /** The values that identify the only row. */
  get place() {
    return { areaId: this.#areaId, productId: 20, certificationId: 1, fromAmount: 0 }
  }

  entry(beginsAt: string, state: ListEntry["state"]): ListEntry {
    return {
      id: plannedId,
      version: state === "scheduled" ? null : 1,
      state,
      source: "dealer",
      by: "",
      beginsAt,
      createdAt: "2026-11-01T08:00:00.000Z",
      reason: "",
      restoredFrom: null,
      rowCount: 1,
      added: 0,
      changed: 1,
      gone: 0
    }
  }

  /** Creates the list in force in the format of the API; `plannedAt` is the time of a planned list. */
  list({ version, rows }: BaseList, plannedAt: string | null = null): unknown {
    return toWire({
      dealerId: this.#dealerId,
      dealerName: "Muster",
      countryId: 1,
      currency: "EUR",
      version,
      areas: [{ id: this.#areaId, number: "1", name: "Musterland", branchName: "Hof Muster" }],
      rows: this.rows(rows),
      announced: 0,
      scheduled: plannedAt === null ? [] : [this.entry(plannedAt, "scheduled")]
    })
  }

  rows(rows: BaseList["rows"]) {
    return rows.map(({ unitPrice }) => ({ ...this.place, unitPrice: centsOf(unitPrice) }))
  }

  /** Runs an action after which the page requests the list in force, and responds with `list`. */
  reading(list: unknown, act: () => Promise<unknown>): Promise<void> {
    if (this.#reads === undefined) throw new Error("The page is not open")
    return this.#reads.during(list, act)
  }

  /** Responds to the page's separate request for the planned list. */
  async plans(rows: BaseList["rows"], plannedAt: string): Promise<void> {
    const json = toWire({ entry: this.entry(plannedAt, "scheduled"), rows: this.rows(rows), changes: [] })
    await this.page.route(`**/api/preislisten/0/verlauf/${plannedId}`, (route) => route.fulfill({ json }))
  }

  async type(price: string): Promise<void> {
    await this.page.locator('[data-cell="0/unitPrice"]').focus()
    await this.page.keyboard.type(price)
    await this.page.keyboard.press("Enter")
  }

  press(name: string): Promise<void> {
    return this.page.getByRole("main").getByRole("button", { name, exact: true }).click()
  }

  tick(): Promise<void> {
    return this.page
      .getByRole("group", { name: /Hinweis/u })
      .getByRole("checkbox")
      .click()
  }

  /** Publishes at once, or at a local time. */
  async publish(moment: string | null): Promise<void> {
    const form = this.page.getByRole("region", { name: "Prüfen und veröffentlichen" })
    await form.getByText(moment === null ? "Sofort" : "Ab einem Zeitpunkt", { exact: true }).click()
    if (moment !== null) await form.getByLabel("Gilt ab").fill(moment)
    await form
      .getByRole("button", { name: moment === null ? "Preise veröffentlichen" : "Preise einplanen" })
      .click()
  }

  /** Returns what the user sees of the list that is being edited or published. */
  async look() {
    const shown = await this.page
      .getByRole("main")
      .locator("[data-phase]")
      .evaluate((root) => {
        const buttons = [...root.querySelectorAll("button")]
        const named = (name: string) => buttons.find(({ textContent }) => textContent === name)
        return {
          phase: root.dataset["phase"],
          price: root.querySelector('[data-cell="0/unitPrice"]')?.textContent,
          mayUndo: named("Rückgängig")?.disabled === false,
          read: [...root.querySelectorAll<HTMLInputElement>("fieldset [type=checkbox]")].map(
            ({ checked }) => checked
          ),
          mayPublish: root.querySelector("#price-list-publish") !== null
        }
      })
    return { ...shown, notices: await noticesOn(this.page) }
  }
}
