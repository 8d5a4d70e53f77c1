import type { Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { fiveWishes } from "./five-wishes.parts.ts"

/** Nothing for axe to find on the page as it stands, in the light and in the dark. */
const inBothColours = async (page: Page): Promise<void> => {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await expectAccessible(page)
  }
}

fiveWishes({ width: 1280, look: inBothColours })
