import { expect } from "@playwright/test"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"

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
  test(`${address} is sent with the styles of all its parts`, async ({ page }) => {
    const fetched: Array<string> = []
    page.on("request", (sent) => fetched.push(sent.resourceType()))
    await page.goto(address)
    expect(fetched, "the styles come with the page").not.toContain("stylesheet")
    const html = await page.content()
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/gu)].flatMap(([, names]) =>
        (names ?? "").split(/\s+/u).filter((name) => /^_[\w]{5}$/u.test(name))
      )
    )
    expect(used.size).toBeGreaterThan(20)
    const rules = (await page.locator("style").allTextContents()).join("\n")
    expect([...used].filter((name) => !rules.includes(`.${name}`))).toEqual([])
  })
}

test("a hydrated page fetches no style sheet that it contains already", async ({ contexts }) => {
  const context = await contexts.open({ javaScriptEnabled: true })
  const page = await context.newPage()
  const fetched: Array<string> = []
  page.on("request", (sent) => {
    if (sent.resourceType() === "stylesheet") fetched.push(sent.url())
  })
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000")
  await wakeList(page)
  await expect(page.locator('link[rel="stylesheet"]').first()).toBeAttached()
  await expect(page.getByRole("main").locator("[data-state]").first()).toBeVisible()
  await page.waitForLoadState("networkidle")
  const own = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(own.length).toBeGreaterThan(3)
  expect(fetched.filter((address) => own.includes(address))).toEqual([])
})
