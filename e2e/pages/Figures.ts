import { type Download, expect, type Locator, type Page } from "@playwright/test"
import { readFile } from "node:fs/promises"

/** The cells of a downloaded file; the header row is separate. */
export interface SavedFile {
  readonly head: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

const cellsOf = (line: string): ReadonlyArray<string> => line.split(";")

const savedFile = async (download: Download): Promise<SavedFile> => {
  const text = await readFile(await download.path(), "utf8")
  const [head = "", ...rows] = text.replace("\ufeff", "").trimEnd().split("\r\n")
  return { head: cellsOf(head), rows: rows.map(cellsOf) }
}

/** Returns the sum of a column over the rows with one currency, counted in units of the column's last decimal place. */
export const sumOf = ({ head, rows }: SavedFile, column: string, currency = "EUR"): number =>
  rows
    .filter((cells) => cells[head.indexOf("Währung")] === currency)
    .reduce(
      (sum, cells) => sum + Math.round(Number((cells[head.indexOf(column)] ?? "").replace(",", ".")) * 100),
      0
    ) / 100

/** A statistics page: chart, table and downloadable file. */
export class Figures {
  /** The first chart; the one in euros if there are several. */
  readonly picture: Locator
  readonly readout: Locator
  readonly download: Locator
  /** The rows with the totals: one for each currency. */
  readonly sums: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.picture = page.getByRole("slider").first()
    this.readout = page.locator("[data-part=readout]")
    this.download = page.getByRole("button", { name: "Als CSV herunterladen" })
    this.sums = page.locator("tfoot tr")
  }

  /** Downloads the statistics file by keyboard and reads it. */
  async saved(): Promise<SavedFile> {
    const coming = this.#page.waitForEvent("download")
    // the button does not react before the page is hydrated
    await expect(this.download).toBeEnabled()
    await this.download.focus()
    await this.#page.keyboard.press("Enter")
    return savedFile(await coming)
  }

  /**
   * Returns a value from the totals row. `place` is the column after the name; `currency` selects the row if there are
   * several.
   */
  async total(place: number, currency?: string): Promise<number> {
    const sum = currency === undefined ? this.sums : this.sums.filter({ hasText: currency })
    const text = (await sum.getByRole("cell").nth(place).textContent()) ?? ""
    return Number(text.replaceAll(/[^0-9,-]/gu, "").replace(",", "."))
  }
}
