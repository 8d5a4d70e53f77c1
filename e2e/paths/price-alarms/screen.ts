import type { Locator, Page } from "@playwright/test"
import { type AlarmList, alarmsOnWire } from "./lists.ts"
import { type OtherReads, otherReads } from "../harness/other-reads.ts"

/** The page of price alarms and the newsletter, with the form of one alarm. */
export class AlarmsScreen {
  readonly dialog: Locator
  readonly add: Locator
  readonly newsletter: Locator
  readonly #page: Page
  #reads: OtherReads | undefined

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole("dialog")
    this.add = page.getByRole("button", { name: "Preisalarm anlegen" })
    this.newsletter = page.getByRole("checkbox", { name: "Den Newsletter bekommen" })
  }

  /** Responds to the requests that the page repeats automatically when everything is saved. */
  async lists(): Promise<void> {
    this.#reads = await otherReads(this.#page, "**/api/account/benachrichtigungen")
  }

  async readsAgain(list: AlarmList, act: () => Promise<unknown>): Promise<void> {
    await this.#reads?.during(alarmsOnWire(list), act)
  }

  /** Presses a button of the stored alarm. */
  atAlarm(name: string): Promise<void> {
    return this.#page
      .getByRole("listitem")
      .filter({ hasText: "ganz Deutschland" })
      .first()
      .getByRole("button", { name })
      .click()
  }

  press(name: string): Promise<void> {
    return this.#page.getByRole("main").getByRole("button", { name, exact: true }).click()
  }

  async apply(price: string): Promise<void> {
    await this.dialog.getByLabel(/Preis in EUR/u).fill(price)
    await this.dialog.getByRole("button", { name: "Übernehmen" }).click()
  }

  /** Returns what the user sees of the list and the form. */
  look() {
    return this.#page.evaluate(() => {
      const waysIn = (part: Element | null | undefined) =>
        [...(part?.querySelectorAll<HTMLButtonElement>("button") ?? [])].map(
          ({ textContent, ariaBusy, disabled }) =>
            textContent + (ariaBusy === "true" ? " (busy)" : disabled ? " (not now)" : "")
        )
      const textOf = (part: Element | null | undefined) => part?.textContent.replaceAll("\u00a0", " ").trim()
      const main = document.querySelector("main")
      const newsletter = main?.querySelector<HTMLInputElement>("input[type=checkbox]")
      const bar = main?.querySelector("[data-part=save]") ?? null
      const dialog = document.querySelector("[role=dialog]")
      return {
        alarms: [...(main?.querySelectorAll("li[data-change]") ?? [])].map((row) => ({
          price: textOf(row.querySelector("strong"))?.replace(/ €.*$/u, " €"),
          change: (row as HTMLElement).dataset["change"],
          isRefused: row.textContent.includes("Diese Postleitzahl gibt es nicht."),
          ways: waysIn(row)
        })),
        newsletter: `${newsletter?.checked ? "wanted" : "not wanted"}${newsletter?.disabled ? " (not now)" : ""}`,
        notices: [
          ...(main?.querySelectorAll(":is([role=alert], [role=status])[data-state] p:first-child") ?? [])
        ].map(textOf),
        bar: bar === null ? null : [textOf(bar.querySelector("p")), ...waysIn(bar)],
        form:
          dialog === null
            ? null
            : {
                title: textOf(dialog.querySelector("h2")),
                wrong: [...dialog.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id)
              }
      }
    })
  }
}
