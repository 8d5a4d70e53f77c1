import { answeredConsent } from "../../e2e/answered-consent.ts"
import type { Page } from "@playwright/test"
import { launchBrowser } from "../browser.ts"
import { servedZip } from "../calculation.ts"
import type { Child } from "../../tools/child.ts"
import { median } from "../load.ts"
import type { Line } from "../table.ts"

const listPath = `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=6000`

/** A sequence of changes to delivery time or truck size, one at a time, in which no earlier offer list occurs again. */
const way = [
  ["DeliveryTime", "132"],
  ["DeliveryTime", "133"],
  ["TruckSize", "128"],
  ["DeliveryTime", "132"],
  ["DeliveryTime", "131"],
  ["TruckSize", "129"],
  ["DeliveryTime", "132"],
  ["DeliveryTime", "133"]
] as const

/** The same sequence in reverse, used after a change of certificates, so that every list is new again. */
const back = [
  ["DeliveryTime", "132"],
  ["DeliveryTime", "131"],
  ["TruckSize", "128"],
  ["DeliveryTime", "132"],
  ["DeliveryTime", "133"],
  ["TruckSize", "127"],
  ["DeliveryTime", "132"],
  ["DeliveryTime", "131"]
] as const

declare global {
  interface Window {
    painted: Promise<number>
  }
}

/**
 * Starts to wait for the next change and for the paint of the resulting offer list; returns the ms from change to
 * paint.
 */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.painted = new Promise((resolve) => {
      let begun = 0
      let hasLeft = false
      const list = document.querySelector("main [data-state]")
      if (list === null) throw new Error("There is no offer list")
      addEventListener("change", () => (begun = performance.now()), { once: true, capture: true })
      const observer = new MutationObserver(() => {
        const state = list.getAttribute("data-state")
        if (state !== "offers") hasLeft = true
        if (state !== "offers" || !hasLeft) return
        observer.disconnect()
        // after the next frame is painted
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
      })
      observer.observe(list, { attributes: true, attributeFilter: ["data-state"] })
    })
  })

const measured = async (page: Page, click: () => Promise<unknown>): Promise<number> => {
  await watch(page)
  await click()
  return page.evaluate(() => window.painted)
}

/** Measures the time from the click on an option to the new list on the screen, in Chromium on loopback. */
export const clicks = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      // the consent panel would cover the controls that the bench clicks
      storageState: answeredConsent
    })
    await page.goto(shop.origin + listPath)
    await page.mouse.move(80, 80)
    await page.mouse.move(90, 90)
    await page.locator("form[data-live]").waitFor()
    await page.mouse.move(100, 100)
    await page.locator("#filters [data-live]").waitFor()
    const passed: Array<number> = []
    for (const [round, steps] of [way, back, way].entries()) {
      for (const [group, option] of steps)
        passed.push(await measured(page, () => page.locator(`#option-${group}`).selectOption(option)))
      passed.push(await measured(page, () => page.locator("input[name=pcert]").nth(round).click()))
    }
    return [
      {
        kind: "atMost",
        name: "click on an option to the new list painted, ms",
        value: median(passed),
        limit: 100,
        detail: `median of ${passed.length}, slowest ${Math.round(Math.max(...passed))}`
      }
    ]
  } finally {
    await browser.close()
  }
}
