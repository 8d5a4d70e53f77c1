import type { AddressEntry } from "../../../src/domain/account/address-entry.ts"
import type { ServerRow } from "../../../src/domain/editing/edited-rows.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { BaseData } from "../../pages/BaseData.ts"
import { noticesOn } from "../harness/gestures.ts"
import { type OtherReads, otherReads } from "../harness/other-reads.ts"

type Rows = ReadonlyArray<ServerRow<AddressEntry>>

/** Converts addresses to the format of the API. */
export const onWire = (rows: Rows): unknown =>
  toWire({ success: true, items: rows.map(({ id, version, value }) => ({ id, version, ...value })) })

/** The page of base data with its list of addresses. */
export class AddressesScreen extends BaseData {
  #reads: OtherReads | undefined

  /** Prepares responses to those requests for the list that the page, not its machine, sends. */
  async lists(): Promise<void> {
    this.#reads = await otherReads(this.page, "**/api/kunde/adressen")
  }

  /** Runs an action that makes the page load the list, and responds with these rows. */
  async reads(rows: Rows, act: () => Promise<unknown>): Promise<void> {
    await this.#reads?.during(onWire(rows), act)
  }

  /** Reloads the data of the open page. */
  async loadAnew(rows: Rows): Promise<void> {
    const count = () =>
      this.page.evaluate(
        () => (window.takenTransitions ?? []).filter((name) => name.includes("list.loaded")).length
      )
    const before = await count()
    await this.reads(rows, () => this.desk("Stammdaten"))
    // both machines, personal data and addresses, have received the response, whether it changes the view or not
    await this.page.waitForFunction(
      (least) =>
        (window.takenTransitions ?? []).filter((name) => name.includes("list.loaded")).length > least,
      before + 1
    )
  }

  desk(name: string): Promise<void> {
    return this.page.getByRole("navigation").getByRole("link", { name, exact: true }).click()
  }

  /** Navigates to another page, and discards unsaved changes. */
  async leave(): Promise<void> {
    await this.desk("Bestellungen")
    await this.dialog.getByRole("button", { name: "Verwerfen und gehen" }).click()
  }

  /** Changes an address in its form and closes the form, so that the change is not saved yet. */
  async edit(street: string, houseNumber: string): Promise<void> {
    await this.page.getByRole("link", { name: `Bearbeiten ${street}` }).click()
    await this.dialog.getByLabel("Hausnr.").fill(houseNumber)
    await this.putAway()
  }

  async begin(street: string): Promise<void> {
    await this.page.getByRole("link", { name: "Adresse hinzufügen" }).click()
    await this.dialog.getByLabel("Straße").fill(street)
    await this.putAway()
  }

  async putAway(): Promise<void> {
    await this.page.keyboard.press("Escape")
    await this.dialog.waitFor({ state: "hidden" })
  }

  press(name: string, street: string): Promise<void> {
    return this.addresses.filter({ hasText: street }).getByRole("button", { name }).click()
  }

  bar(name: string): Promise<void> {
    return this.page.locator("#adressen output").getByRole("button", { name }).click()
  }

  /** Returns what the user sees of the addresses. */
  async look() {
    const seen = await this.page.locator("#adressen").evaluate((section) => {
      const texts = (part: Element | null, selector: string) =>
        [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
      const waysIn = (part: Element | null) =>
        [...(part?.querySelectorAll<HTMLButtonElement>("button") ?? [])].map(
          ({ firstChild, ariaBusy, disabled }) =>
            (firstChild?.textContent ?? "") + (ariaBusy === "true" ? " (busy)" : disabled ? " (not now)" : "")
        )
      const street = (part: Element | null | undefined) =>
        part?.querySelector("address span:nth-child(2)")?.textContent.trim()
      const cardOf = (card: HTMLElement) => {
        const sides = [...card.querySelectorAll("strong")].map(({ parentElement }) => parentElement)
        return sides.length > 0
          ? { mine: street(sides[0]) ?? "Gelöscht", theirs: street(sides[1]) ?? "Gelöscht" }
          : { street: street(card), mark: texts(card, "div:first-child > span"), ways: waysIn(card) }
      }
      const bar = section.querySelector("output")
      return {
        state: section.dataset["state"],
        cards: [...section.querySelectorAll("li")].map(cardOf),
        bar: texts(bar, "output > span:first-child"),
        ways: waysIn(bar)
      }
    })
    return { ...seen, notices: await noticesOn(this.page) }
  }
}
