import type { Page } from "@playwright/test"

/** The largest accepted shift of a document while it loads (the limit of `npm run bench lighthouse`). */
export const mostShift = 0.01

/**
 * Scrolls through a page, so that parts which are laid out only in view are laid out, and returns how far the page has
 * shifted.
 */
export const shiftWhileScrolled = async (page: Page): Promise<number> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" })
      await new Promise((next) => setTimeout(next, 50))
    }
  })
  return page.evaluate(
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
}
