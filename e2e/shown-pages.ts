import type { BrowserContext, Page } from "@playwright/test"

/** Of each page, in characters. */
const longest = 6_000

const shownOn = async (page: Page): Promise<string> => {
  try {
    const shown = await page.locator("body").ariaSnapshot({ timeout: 3_000 })
    return `${page.url()} showed at the end:\n${shown.slice(0, longest)}`
  } catch {
    return `${page.url()} did not say what it showed at the end`
  }
}

/**
 * What the pages of a failed test show, for the output of its run: what fails once in a hundred runs cannot be asked
 * for again, and the files of a run elsewhere stay there.
 */
export const shownPages = (contexts: Iterable<BrowserContext>): Promise<ReadonlyArray<string>> =>
  Promise.all([...contexts].flatMap((context) => context.pages()).map(shownOn))
