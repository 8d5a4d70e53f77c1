import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** No violation that axe can find, and no page wider than its screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // a colour that is on its way to another would be measured in between
  await page.emulateMedia({ reducedMotion: "reduce" })
  // a frame that may run nothing cannot run axe either
  const { violations } = await new AxeBuilder({ page }).exclude("iframe[sandbox]").analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`
  )
  expect(told).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
