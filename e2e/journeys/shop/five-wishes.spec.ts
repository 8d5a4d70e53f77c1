import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { fiveWishes } from "./five-wishes.parts.ts"

const width = 390

/** Expects that axe finds nothing on a phone, and that nothing scrolls sideways at 320 px either. */
const onPhones = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height: 900 })
}

fiveWishes({ width, look: onPhones })
