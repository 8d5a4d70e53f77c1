import { expect, type Page } from "@playwright/test"
import { markets } from "../markets.ts"
import { test } from "../test.ts"

/** Everything the browser has to complain about: errors, violations of the policy, pages that it had to render anew. */
const complaintsOf = (page: Page): ReadonlyArray<string> => {
  const complaints: Array<string> = []
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  return complaints
}

/** The page's own script has run: it remembers the locale last. */
const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.cookie.includes("locale="))
  await page.waitForLoadState("networkidle")
}

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
    `/holzpellets-sackware/angebotsliste?zipCode=${market.zip}&amount=3`,
    "/heizoel/angebotsliste",
    "/holzpellets-lose/bestellung"
  ]
  for (const address of addresses) {
    test(`${market.name}: ${address} comes to life as it was sent`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto(market.prefix + address)
      await awake(page)
      expect(complaints).toEqual([])
    })
  }

  test(`${market.name}: the calculator of the home page wakes without a word`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(market.prefix === "" ? "/" : market.prefix)
    await page.getByRole("textbox").first().focus()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("[data-island]") ?? {}).some((key) => key.startsWith("__react"))
    )
    expect(complaints).toEqual([])
  })
}
