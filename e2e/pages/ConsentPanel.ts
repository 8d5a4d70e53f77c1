import type { Locator, Page } from "@playwright/test"

/** The consent panel: at the lower edge of a page, or opened from the footer. */
export class ConsentPanel {
  readonly dialog: Locator
  readonly refuse: Locator
  readonly choose: Locator
  readonly accept: Locator
  readonly statistics: Locator
  readonly marketing: Locator
  /** Link in the footer of each page. */
  readonly settings: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Dürfen wir mehr speichern als nötig?" })
    this.refuse = this.dialog.getByRole("button", { name: "Nur notwendige" })
    this.choose = this.dialog.getByRole("button", { name: "Auswahl speichern" })
    this.accept = this.dialog.getByRole("button", { name: "Alle akzeptieren" })
    this.statistics = this.dialog.getByRole("checkbox", { name: /^Statistik/u })
    this.marketing = this.dialog.getByRole("checkbox", { name: /^Marketing/u })
    this.settings = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" })
  }
}
