import { expect } from "@playwright/test"
import { test } from "../test.ts"

test.use({ javaScriptEnabled: false })

const addresses = [
  "/",
  "/hackschnitzel",
  "/holzbriketts",
  "/pellets-prices/product-path",
  "/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000",
  "/holzpellets-lose/angebotsliste?zipCode=01067&amount=30000",
  "/holzpellets-lose/angebotsliste?zipCode=00001&amount=6000",
  "/holzpellets-sackware/angebotsliste?zipCode=01067&amount=2",
  "/heizoel/angebotsliste?zipCode=01067&amount=3000&options=45%2412",
  "/holzpellets-lose/sammelbestellung?p=01067%246000,01069%244000",
  "/nothing-is-here",
  "/agb",
  "/impressum"
]

for (const address of addresses) {
  test(`${address} is sent with the rules of all its parts`, async ({ page, request }) => {
    await page.goto(address)
    const html = await page.content()
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/gu)].flatMap(([, names]) =>
        (names ?? "").split(/\s+/u).filter((name) => /^_[\w]{5}$/u.test(name))
      )
    )
    expect(used.size).toBeGreaterThan(20)
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
    const inline = await page.locator("style").allTextContents()
    const texts = await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()))
    const rules = [...inline, ...texts].join("\n")
    expect([...used].filter((name) => !rules.includes(`.${name}`))).toEqual([])
  })
}
