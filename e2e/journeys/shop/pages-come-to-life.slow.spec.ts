import { expect, type Page } from "@playwright/test"
import { builtFile } from "../../built-file.ts"
import { germany, markets } from "../../markets.ts"
import { Home } from "../../pages/Home.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"

/** Collects everything that the browser reports: errors, policy violations, pages that were rendered anew. */
const complaintsOf = (page: Page): ReadonlyArray<string> => {
  const complaints: Array<string> = []
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  return complaints
}

/** Waits until the page's own script has run; storing the locale is its last step. */
const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.cookie.includes("locale="))
  await page.waitForLoadState("networkidle")
}

/** Returns icons drawn by reference (`<use>`) whose target is not in the page. */
const undrawn = () =>
  [...document.querySelectorAll("use")]
    .map((use) => use.getAttribute("href") ?? "")
    .filter((href) => document.querySelector(href) === null)

for (const market of markets) {
  const addresses = [
    "/",
    "/hackschnitzel",
    "/holzbriketts",
    "/pellets-prices/product-path",
    "/impressum",
    "/agb",
    `/holzpellets-lose/angebotsliste?zipCode=${market.zip}&amount=6000`,
    `/holzpellets-lose/angebotsliste?zipCode=${market.zip}&amount=6000&sort=2&options=5&utm_source=x`,
    `/holzpellets-lose/angebotsliste?zipCode=${market.zip}&amount=6000&options=110,141$dt2099-01-05`,
    `/holzpellets-sackware/angebotsliste?zipCode=${market.zip}&amount=3`,
    "/heizoel/angebotsliste",
    "/holzpellets-lose/bestellung"
  ]
  for (const address of addresses) {
    test(`${market.name}: ${address} is hydrated as it was sent`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto(market.prefix + address)
      await awake(page)
      if ((await page.locator("[data-wishes]").count()) > 0) await wakeList(page)
      await page.waitForLoadState("networkidle")
      expect(complaints).toEqual([])
      expect(await page.evaluate(undrawn), "icons that are used are drawn somewhere").toEqual([])
    })
  }

  test(`${market.name}: the calculator of the home page is hydrated without errors`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(market.prefix === "" ? "/" : market.prefix)
    await page.getByRole("textbox").first().focus()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("[data-island]") ?? {}).some((key) => key.startsWith("__react"))
    )
    expect(complaints).toEqual([])
  })
}

test("start that is pressed while the calculator is hydrated uses what was typed", async ({ page }) => {
  // hydration switches off the browser's own validation as soon as React owns the form; from then on the form reacts to
  // clicks
  await page.addInitScript(() => {
    const prototype = HTMLFormElement.prototype
    const own = Object.getOwnPropertyDescriptor(prototype, "noValidate")
    Object.defineProperty(prototype, "noValidate", {
      set(this: HTMLFormElement, off: boolean) {
        own?.set?.call(this, off)
        queueMicrotask(() => this.querySelector<HTMLElement>("button[type=submit]")?.click())
      }
    })
  })
  let wake = () => {}
  const woken = new Promise<void>((done) => (wake = done))
  await page.route(`**${builtFile("src/ui/calculator/SimpleCalculator.island.tsx")}`, async (route) => {
    await woken
    await route.continue()
  })
  await page.goto("/")
  const home = new Home(page, germany)
  await home.zip.click()
  await home.zip.fill(home.market.zip)
  await home.amount.fill("4500")
  wake()
  await page.waitForURL("**/angebotsliste?*")
  expect(new URL(page.url()).searchParams.get("amount")).toBe("4500")
  await expect(new OfferList(page).offers.first()).toBeVisible()
})
