import { expect, type Page } from "@playwright/test"
import { violationsOf } from "../tools/axe.ts"

/** No violation that axe can find, and no page wider than its screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // a colour in a running transition would be measured in between
  await page.emulateMedia({ reducedMotion: "reduce" })
  const found = (await violationsOf(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`
  )
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
