import type { Download, Page } from "@playwright/test"
import type { DaySpan } from "../../../src/domain/statistics/period.ts"
import type { FileOnTheWay } from "../harness/file-server.ts"

/** A page with a file to take, and what of it is on its way. */
export class ExportScreen {
  /** Every file that the browser has kept. */
  readonly kept: Array<Download> = []
  /** How many came whole. */
  whole = 0
  /** The file that comes, and of which call. */
  file: { readonly call: number; readonly way: FileOnTheWay } | undefined
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    page.on("download", (download) => this.kept.push(download))
  }

  press(name: string): Promise<void> {
    return this.#page.locator("[data-part=export]").getByRole("button", { name }).click()
  }

  /** Fills the form in for other days, and sends it. */
  async ask({ from, to }: DaySpan): Promise<void> {
    await this.#page.getByLabel("Von").fill(from)
    await this.#page.getByLabel("Bis").fill(to)
    await this.#page
      .getByRole("search")
      .getByRole("button", { name: /^(?:Zählen|Anzeigen)$/u })
      .click()
  }

  /** What a person sees of the file, and of what there would be in it. */
  async look() {
    const main = await this.#page.getByRole("main").evaluate((element) => {
      const textsIn = (part: Element | null, selector: string) =>
        [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
      const panel = element.querySelector<HTMLElement>("[data-part=export]")
      const bar = panel?.querySelector("progress") ?? null
      return {
        asked: ["figures-from", "figures-to"].map(
          (id) => element.querySelector<HTMLInputElement>(`#${id}`)?.value
        ),
        wrong: textsIn(element, "[data-state=invalid] [id$=-error]"),
        found: element.querySelector("#export-count")?.textContent ?? null,
        file: panel === null ? null : (panel.dataset["state"] ?? null),
        words: textsIn(panel, "p").join(" "),
        progress: bar === null ? null : bar.hasAttribute("value") ? [bar.value, bar.max] : "unknown",
        ways: textsIn(panel, "button:enabled, a[href]"),
        says: textsIn(element, "output[aria-live]").filter(Boolean),
        notices: textsIn(element, "[data-state=info] p:first-child")
      }
    })
    return { ...main, kept: this.kept.length === this.whole ? "whole files alone" : "others as well" }
  }
}
