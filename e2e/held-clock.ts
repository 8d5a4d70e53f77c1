import type { Page } from "@playwright/test"

/** In ms; more than a busy machine needs between asking a page's clock and stopping it, which never goes back. */
const margin = 60_000

/**
 * Stops the clock of a page (`page.clock.install`) before something counts down on it: on a busy machine seconds are
 * over before they are looked at.
 */
export const holdClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + margin)
}

/** Lets so many ms pass on a held clock, and the clock go on by itself from there. */
export const letPass = async (page: Page, duration: number): Promise<void> => {
  await page.clock.runFor(duration)
  await page.clock.resume()
}
