import type { Locator, Page } from "@playwright/test"
import type { StatisticWish } from "../../src/domain/statistics/statistic.ts"

const rasters = { Day: "tag", Week: "woche", Month: "monat" }

/** The address of the statistic that shows a wish. */
export const statisticAddress = ({ from, to, granularity }: StatisticWish): string =>
  `/statistics?von=${from}&bis=${to}&raster=${rasters[granularity]}`

/** The page of the statistic, while nobody has answered yet and afterwards. */
export class StatisticScreen {
  readonly show: Locator
  readonly again: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.show = page.getByRole("button", { name: "Anzeigen" })
    this.again = page.getByRole("button", { name: "Noch einmal versuchen" })
  }

  /** Fills the form in for other figures, and sends it. */
  async ask({ from, to, granularity }: StatisticWish): Promise<void> {
    await this.#page.getByLabel("Von").fill(from)
    await this.#page.getByLabel("Bis").fill(to)
    await this.#page.getByLabel("Einteilung").selectOption(rasters[granularity])
    await this.show.click()
  }

  /** What a person sees of the figures, and of what came of the question. */
  look() {
    return this.#page.getByRole("main").evaluate((main) => {
      const texts = (selector: string) =>
        [...main.querySelectorAll(selector)].map((element) => element.textContent)
      const picture = main.querySelector("[data-part=picture]")
      const days = ["figures-from", "figures-to"].map(
        (id) => main.querySelector<HTMLInputElement>(`#${id}`)?.value
      )
      return {
        asked: days,
        notices: texts(":is([role=alert], [role=status])[data-state] p:first-child"),
        wrong: texts("[data-state=invalid] [id$=-error]"),
        says: texts("output[aria-live]").join(""),
        isEmptyYet: main.querySelector("h1 ~ [aria-hidden=true]") !== null,
        figures:
          picture === null
            ? null
            : {
                state: [
                  ...main.querySelectorAll<HTMLElement>(
                    "[data-part][data-state=loading], [data-part][data-state=full]"
                  )
                ].map(({ dataset }) => `${dataset["part"]} ${dataset["state"]}`),
                of: picture.querySelector("h2")?.textContent,
                periods: Number(picture.querySelector<HTMLInputElement>("input[type=range]")?.max) + 1,
                sum: main.querySelector("tfoot td")?.textContent
              },
        files: texts("[data-part=export] button")
      }
    })
  }
}
