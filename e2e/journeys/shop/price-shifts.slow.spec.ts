import { expect, type Page } from "@playwright/test"
import { test } from "../../test.ts"

const pages = ["/pelletpreise", "/pelletpreise/bayern", "/pelletpreise/bayern/80331", "/charts/pellets"]

/** The largest accepted shift of a document while it loads (the limit of `npm run bench lighthouse`). */
const most = 0.01

/** Returns how far the page has shifted without input. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, "hadRecentInput") === false) moved += Number(Reflect.get(entry, "value"))
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(moved), 700)
      })
  )

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
        // parts that are laid out only when they come into view
        await page.evaluate(async () => {
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
            scrollTo({ top, behavior: "instant" })
            await new Promise((next) => setTimeout(next, 50))
          }
        })
        expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(most)
      }
    })
