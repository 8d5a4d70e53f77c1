import { expect, type Page } from "@playwright/test"
import { mostShift, shiftWhileScrolled } from "../../shifts.ts"
import { test } from "../../test.ts"

const pages = ["/pelletpreise", "/pelletpreise/bayern", "/pelletpreise/bayern/80331", "/charts/pellets"]

/**
 * Scrolls directly to the advert slot, so that the advert is loaded while its reserved space is visible (rule
 * advert.space).
 */
const seeAdvertCome = async (page: Page) => {
  const slot = page.locator("aside[data-advert]")
  if ((await slot.count()) === 0) return
  await slot.scrollIntoViewIfNeeded()
  await expect(slot.locator("iframe")).toBeVisible()
}

for (const [width, height] of [
  [390, 844],
  [1280, 900]
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`price pages do not shift while they load and are scrolled, at ${width} px, ${colorScheme}`, async ({
      contexts
    }) => {
      const context = await contexts.open({ viewport: { width, height }, colorScheme })
      const page = await context.newPage()
      for (const path of pages) {
        await page.goto(path, { waitUntil: "load" })
        await seeAdvertCome(page)
        expect.soft(await shiftWhileScrolled(page), path).toBeLessThanOrEqual(mostShift)
      }
    })
