import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { markets } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"
import { awake, bar } from "./landing.parts.ts"

const landings = [
  { path: "/pellets-prices/product-path", slug: "holzpellets-lose", unit: "Kilogramm" },
  { path: "/holzbriketts", slug: "holzbriketts", unit: "Paletten" },
  { path: "/hackschnitzel", slug: "hackschnitzel", unit: "Kilogramm" }
]

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 }
]

for (const viewport of widths)
  for (const { path, slug, unit } of landings) {
    test(`${path} at ${viewport.width} px has a text and a calculator, and does not overflow`, async ({
      page
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectAccessible(page)
      const { zip, amount, start, settings, problems, form } = bar(page)
      await expect(amount).toHaveAccessibleName(`Menge in ${unit}`)
      await expect(settings).toBeVisible({ visible: viewport.width >= 768 })

      await page.getByRole("main").getByRole("heading").last().scrollIntoViewIfNeeded()
      await expect(zip).toBeInViewport()

      await awake(page)
      await zip.click()
      await zip.pressSequentially("123")
      await amount.fill("0")
      await start.click()
      await expect(problems).toContainText("Eine Postleitzahl hat hier 5 Ziffern")
      await expect(problems).toContainText("mindestens")
      await expect(zip).toHaveAccessibleDescription(/5 Ziffern/u)
      await expect(amount).toHaveAttribute("aria-invalid", "true")
      await expectAccessible(page)

      await page.keyboard.press("Escape")
      await expect(problems).toBeHidden()
      await start.click()
      await form.getByRole("button", { name: "Hinweis schließen" }).click()
      await expect(problems).toBeHidden()
      await expect(zip).toBeFocused()

      await zip.click()
      await expect(zip).toHaveValue("")
      await zip.pressSequentially("01067")
      await amount.fill(unit === "Paletten" ? "2" : "6000")
      await start.click()
      await page.waitForURL(`**/${slug}/angebotsliste?*`)
      await expect(new OfferList(page).offers.first()).toBeVisible()
    })
  }

for (const market of markets)
  for (const { path, slug } of landings)
    test(`${path} of ${market.name} names its price, its canonical address, its title and the target of its form`, async ({
      page
    }) => {
      await page.goto(market.prefix + path)
      await expect(page.getByText(/^ab .*\d[.,]\d{2,4}.*\/kg$/u).first()).toBeVisible()
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`, "u"))
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S{3}/u)
      await expect(page).toHaveTitle(/Heizmarkt$/u)
      await expect(page.getByRole("main").locator("form")).toHaveAttribute(
        "action",
        `${market.prefix}/${slug}/angebotsliste`
      )
    })

test("the bar shows a hint for a postal code of another country", async ({ page }) => {
  await page.goto("/hackschnitzel")
  await awake(page)
  const { zip, problems } = bar(page)
  await zip.click()
  await zip.pressSequentially("1010")
  await expect(problems.getByRole("link", { name: "Österreich" })).toHaveAttribute(
    "href",
    /^\/at\/hackschnitzel\/angebotsliste\?zipCode=1010/u
  )
  await expectAccessible(page)
})

test("a returning visitor finds the last place, fuel and amount in the form, without a layout shift", async ({
  page
}) => {
  for (const [slug, amount] of [
    ["holzpellets-lose", "4000"],
    ["heizoel", "2500"]
  ]) {
    await page.goto(`/?brennstoff=${slug}`)
    const form = page.getByRole("main").locator("form").first()
    await form.getByLabel("Postleitzahl").click()
    await form.getByLabel("Postleitzahl").fill("01067")
    await form.getByLabel(/^Menge/u).fill(amount ?? "")
    await form.getByRole("button", { name: "Preise vergleichen" }).click()
    await page.waitForURL(`**/${slug}/angebotsliste?*`)
    await page.waitForFunction(
      (group) => document.cookie.includes(`calc.DEFAULT.1.${group}=`),
      slug === "heizoel" ? 1 : 3
    )
  }
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0)
      dataset["shift"] = String(Number(dataset["shift"] ?? 0) + moved)
    }).observe({ type: "layout-shift", buffered: true })
  )
  const home = page.getByRole("main").locator("form").first()
  const zip = home.getByLabel("Postleitzahl")
  const amount = home.getByLabel(/^Menge/u)

  await page.goto("/hackschnitzel")
  await expect(bar(page).zip).toHaveValue("01067")
  await expect(bar(page).amount, "no amount of chips is known").toHaveValue("6.000")

  await page.goto("/")
  await expect(home).toHaveAttribute("action", "/heizoel/angebotsliste")
  await expect(zip).toHaveValue("01067")
  await expect(amount).toHaveValue("2.500")
  await expect(amount).toHaveAccessibleName("Menge in Liter")
  const shift = await page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))
  expect(shift).toBeLessThanOrEqual(0.02)
  await home.getByRole("button", { name: "Preise vergleichen" }).click()
  await page.waitForURL("**/heizoel/angebotsliste?zipCode=01067&amount=2500*")

  await page.goto("/?brennstoff=holzpellets-lose")
  await expect(amount, "the address has chosen the fuel").toHaveValue("4.000")
  await expect(home).toHaveAttribute("action", "/holzpellets-lose/angebotsliste")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, slug, unit } of landings)
    test(`${path} leads to the offers`, async ({ page }) => {
      await page.goto(path)
      const { zip, amount, start } = bar(page)
      await zip.fill("01067")
      await amount.fill(unit === "Paletten" ? "1" : "6.000")
      await start.click()
      await page.waitForURL(`**/${slug}/angebotsliste?*`)
      await expect(new OfferList(page).offers.first()).toBeVisible()
    })

  test("the choice of delivery is a link to the same page", async ({ page }) => {
    await page.goto("/pellets-prices/product-path")
    await bar(page).form.getByRole("link", { name: "Sackware" }).click()
    await expect(bar(page).amount).toHaveAccessibleName("Menge in Paletten")
    await bar(page).zip.fill("01067")
    await bar(page).start.click()
    await page.waitForURL("**/holzpellets-sackware/angebotsliste?*")
  })
})
