import type { Page } from "@playwright/test"

/**
 * In ms; more than a busy machine needs between reading a page's clock and stopping it. The clock cannot be set back.
 */
const margin = 60_000

/**
 * Stops the clock of a page (`page.clock.install`) before a countdown starts on it: on a busy machine the seconds could
 * pass before the test looks.
 */
export const holdClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + margin)
}

/** Advances a stopped clock by `duration` ms; afterwards the clock runs normally again. */
export const letPass = async (page: Page, duration: number): Promise<void> => {
  await page.clock.runFor(duration)
  await page.clock.resume()
}
