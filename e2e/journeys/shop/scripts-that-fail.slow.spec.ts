import { expect, type Page, type Request } from "@playwright/test"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"

/** Counts how often the page itself is loaded. */
const loadsOf = (page: Page): (() => number) => {
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

/** Waits until the page's own script has run; storing the locale is its last step. */
const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.cookie.includes("locale="))
}

/**
 * Moves the pointer over the list, which starts its hydration, and waits until the page is loaded again as a result.
 */
const touchAndReload = async (page: Page): Promise<void> => {
  const again = page.waitForEvent("load")
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await again
}

/** Resolves when the page has requested a missing script `times` times. */
const failures = (page: Page, times: number): Promise<void> => {
  let left = times
  return new Promise((resolve) => {
    page.on("requestfailed", () => {
      if (--left === 0) resolve()
    })
  })
}

test("a page whose script is missing reloads once, and then stays as rendered by the server", async ({
  page
}) => {
  await page.route("**/assets/entry-shop-*.js", (route) => route.abort())
  const loads = loadsOf(page)
  const both = failures(page, 2)
  await page.goto(list)
  await touchAndReload(page)
  await page.mouse.move(6, 6)
  await page.mouse.move(8, 8)
  await both
  await expect(page.locator("article").first()).toBeVisible()
  await page.waitForLoadState("networkidle")
  expect(loads()).toBe(2)
})

test("a page whose script exists again after the deploy is hydrated after one reload", async ({ page }) => {
  const loads = loadsOf(page)
  await page.route("**/assets/entry-shop-*.js", (route) => (loads() < 2 ? route.abort() : route.continue()))
  await page.goto(list)
  await touchAndReload(page)
  await wakeList(page)
  expect(loads()).toBe(2)
})

/**
 * Returns the report that the page sends when it is finally hidden; Playwright does not show beacons of a closed page.
 */
const reportAtEnd = async (page: Page): Promise<Request> => {
  const report = page.waitForRequest("**/api/error-trace/js-error")
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")))
  return report
}

test("a script error is reported when the page is left, without the query of its address", async ({
  page
}) => {
  // without beacons the page sends the report with fetch; the test can read the body of this request
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
  })
  await page.goto(`${list}&t=geheim`)
  await awake(page)
  const thrown = page.waitForEvent("pageerror")
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown by the test")
    }, 0)
  })
  await thrown
  const report = await reportAtEnd(page)
  const sent: unknown = JSON.parse(report.postData() ?? "{}")
  expect(sent).toMatchObject({
    href: expect.stringMatching(/\/holzpellets-lose\/angebotsliste$/u),
    errors: [{ message: "Error: thrown by the test" }]
  })
  expect(JSON.stringify(sent)).not.toContain("geheim")
  expect((await report.response())?.status()).toBe(204)
})

test("an error page reports itself", async ({ page }) => {
  const sent = page.waitForRequest("**/api/error-trace/js-error")
  await page.goto("/nirgends")
  await expect(page).toHaveTitle("Fehler 404")
  expect((await (await sent).response())?.status()).toBe(204)
})
