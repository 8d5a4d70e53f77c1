import { expect, type Page } from "@playwright/test"
import { violationsOf } from "../tools/axe.ts"

/** Expects that axe finds no violation and that the page is not wider than the screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // during a transition axe would measure an intermediate colour
  await page.emulateMedia({ reducedMotion: "reduce" })
  const found = (await violationsOf(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`
  )
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
