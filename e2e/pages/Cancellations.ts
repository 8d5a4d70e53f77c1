import type { Locator, Page } from "@playwright/test"

export class Cancellations {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get rows(): Locator {
    return this.page.locator("[data-order]")
  }

  row(orderId: string): Locator {
    return this.page.locator(`[data-order="${orderId}"]`)
  }

  booking(orderId: string): Locator {
    return this.row(orderId).getByRole("combobox")
  }

  /** Returns the marker for unsaved text in an order's panel. */
  words(orderId: string): Locator {
    return this.row(orderId).locator("[data-words]")
  }

  get state(): Locator {
    return this.page.locator("[data-part=save-state]")
  }

  get panel(): Locator {
    return this.page.getByRole("complementary", { name: /^Bestellung/u })
  }

  get save(): Locator {
    return this.page.getByRole("button", { name: /^(?:Speichern|Noch einmal speichern)$/u })
  }

  get from(): Locator {
    return this.page.getByLabel("Storniert ab")
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Änderungen speichern?" })
  }

  get focused(): Locator {
    return this.page.locator(":focus")
  }

  async press(...keys: ReadonlyArray<string>): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Presses a key until the target has the focus. */
  async reach(target: Locator, key = "Tab", most = 40): Promise<void> {
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return
      await this.page.keyboard.press(key)
    }
    throw new Error(`Pressing ${key} does not lead to ${String(target)}`)
  }

  /** Returns what the user sees of the list, its rows and the results of their changes. */
  look() {
    return this.page.evaluate(() => {
      const main = document.querySelector("main")
      const text = (selector: string, within: Element | null = main) =>
        within?.querySelector(selector)?.textContent ?? ""
      const all = (selector: string, within: Element | null = main) => [
        ...(within?.querySelectorAll<HTMLElement>(selector) ?? [])
      ]
      const rows = all("[data-order]").map((row) => ({
        id: row.dataset["order"],
        booked: row.querySelector("select")?.value,
        isMarked: row.querySelector("[title=geändert]") !== null,
        trouble:
          all("[data-trouble] strong", row)
            .map(({ textContent }) => textContent)
            .join(" / ") || text("[data-trouble]", row)
      }))
      const state = main?.querySelector("[data-part=save-state]")
      const acts = all("button", state?.nextElementSibling ?? null)
      const save = acts.at(-1)
      const dialog = document.querySelector("[role=dialog]")
      return {
        list: text("output"),
        isRead: all("button[aria-busy=true]").some(({ textContent }) => textContent === "Neu laden"),
        notices: all("[data-state=bad] p:first-child, [data-state=info] p:first-child").map(
          ({ textContent }) => textContent
        ),
        rows,
        save: {
          notice: state?.textContent ?? "",
          button:
            save === undefined
              ? ""
              : save.ariaBusy === "true"
                ? "busy"
                : save.ariaDisabled === "true"
                  ? "off"
                  : save.textContent,
          canUndo: acts.length > 1
        },
        dialog:
          dialog === null
            ? []
            : [
                text("h2, [id]", dialog),
                ...all("button:not([aria-label])", dialog).map(({ textContent }) => textContent)
              ]
      }
    })
  }
}
