import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { awake, bar } from "./landing.parts.ts"

test("the pellet calculator sets its form of delivery by a click, and by the URL", async ({ page }) => {
  await page.goto("/pellets-prices/product-path?brennstoff=holzpellets-bigbags")
  const { form, amount } = bar(page)
  await expect(form.getByRole("link", { name: "Big Bags" })).toHaveAttribute("aria-current", "true")
  await awake(page)
  await form.getByRole("link", { name: "Lose" }).click()
  await expect(amount).toHaveAccessibleName("Menge in Kilogramm")
  await expect(amount).toHaveValue("6.000")
  // a small number may be meant in tonnes: the page asks instead of assuming
  await amount.fill("7")
  await amount.blur()
  await form.getByRole("button", { name: "7 t = 7.000 kg übernehmen?" }).click()
  await expect(amount).toHaveValue("7.000")
  await expect(amount).toBeFocused()
  await form.getByRole("link", { name: "Sackware" }).click()
  await expect(amount).toHaveAccessibleName("Menge in Paletten")
  await expect(page.getByRole("main").locator("form")).toHaveAttribute(
    "action",
    "/holzpellets-sackware/angebotsliste"
  )
})

test("a returning visitor finds the price of the last choices on the home page, a new one sees the unchanged page", async ({
  page
}) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto("/")
  await page.waitForFunction(() => document.cookie.includes("locale="))
  await page.waitForLoadState("networkidle")
  await expect(page.locator("[data-own-price]")).toBeHidden()
  expect(asked.filter((path) => path.startsWith("/api/") || path.includes("own-price"))).toEqual([])

  await page.goto("/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000")
  await wakeList(page)
  await page.getByLabel(/^Menge/u).fill("4000")
  await page.keyboard.press("Enter")
  await page.waitForFunction(() => localStorage.getItem("calc:1:3") !== null)
  await page.goto("/")
  const own = page.locator("[data-own-price]")
  await expect(own).toContainText(/4\.000 kg Holzpellets lose \([^)]+\) nach 01067/u)
  await expect(own).toContainText(/\d,\d\d\s€/u)
  await expectAccessible(page)

  asked.length = 0
  await page.reload()
  await expect(own).toBeVisible()
  expect(
    asked.filter((path) => path.startsWith("/api/")),
    "within 120 s"
  ).toEqual([])
  await own.getByRole("link").click()
  await expect(page).toHaveURL(/zipCode=01067&amount=4000/u)
})
