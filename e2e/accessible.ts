import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** No violation that axe can find, and no page wider than its screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // a colour that is on its way to another would be measured in between
  await page.emulateMedia({ reducedMotion: "reduce" })
  const { violations } = await new AxeBuilder({ page })
    // a frame that may run nothing cannot run axe either
    .exclude("iframe[sandbox]")
    // no frame of another origin is left, for which each look would open a page of its own: the same rules in a quarter
    // of the time
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`
  )
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
