import type { BrowserContext, Page } from "@playwright/test"

/** Maximum length of each page's text, in characters. */
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
 * Returns the texts of a failed test's pages, for the output of its run: a failure that occurs once in a hundred runs
 * cannot be reproduced, and the files of a run on another machine are not available.
 */
export const shownPages = (contexts: Iterable<BrowserContext>): Promise<ReadonlyArray<string>> =>
  Promise.all([...contexts].flatMap((context) => context.pages()).map(shownOn))
