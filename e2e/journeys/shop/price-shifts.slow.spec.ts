import { expect } from "@playwright/test"
import { mostShift, shiftWhileScrolled } from "../../shifts.ts"
import { test } from "../../test.ts"

const pages = ["/pelletpreise", "/pelletpreise/bayern", "/pelletpreise/bayern/80331", "/charts/pellets"]

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
        expect.soft(await shiftWhileScrolled(page), path).toBeLessThanOrEqual(mostShift)
      }
    })
