import type { Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { fiveWishes } from "./five-wishes.parts.ts"

/** Expects that axe finds nothing on the current page, in dark and in light mode. */
const inBothColours = async (page: Page): Promise<void> => {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await expectAccessible(page)
  }
}

fiveWishes({ width: 1280, look: inBothColours })
