import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { builtFile } from "../../built-file.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { wishDate } from "../../wish-date.ts"
import { list } from "./settings.parts.ts"

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

test("a choice made before the settings are hydrated is kept when they are", async ({ page }) => {
  // the script of the settings is delayed until the test releases it
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${builtFile("src/ui/offers/Filters.tsx")}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(list)
  await wakeList(page)
  await page.getByLabel("Lkw-Zugang").selectOption("128")
  await page.getByLabel("Termin Plus").check()
  await expect(page).not.toHaveURL(/options=[^&]*128/u)
  release()
  await expect(page).toHaveURL(/options=[^&]*128.*ap=1/u)
  await expect(page.getByLabel("Lkw-Zugang")).toHaveValue("128")
  await expect(page.getByLabel("Termin Plus")).toBeChecked()
})

test("a desired day can be typed slowly as in any date field, and is calculated once", async ({ page }) => {
  const [year = "", month = "", dayOfMonth = ""] = wishDate().split("-")
  await page.goto(list)
  await wakeList(page)
  // once a choice appears in the URL, the settings are hydrated
  await page.getByLabel("Lkw-Zugang").selectOption("128")
  await expect(page).toHaveURL(/options=[^&]*128/u)
  const field = page.getByLabel("Wunschtermin")
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/berechnen"))
      asked.push(request.postData() ?? "")
  })
  // Chromium orders the parts of a date by its own locale, which is American in tests
  await field.pressSequentially(month + dayOfMonth + year, { delay: 300 })
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`dt${year}-${month}-${dayOfMonth}`, "u"))
  await expect(field).toHaveValue(`${year}-${month}-${dayOfMonth}`)
  // the request of an earlier choice may still be running
  expect(asked.flatMap((text) => /DesiredDate":"([^"]*)/u.exec(text)?.[1] ?? [])).toEqual([
    `${year}-${month}-${dayOfMonth}`
  ])
})

test("a choice made before any script is loaded is kept when it is", async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/[^/]*\.js$/u, async (route) => {
    await held
    await route.continue()
  })
  const workday = wishDate()
  await page.goto(list, { waitUntil: "domcontentloaded" })
  await page.getByLabel("Lkw-Zugang").selectOption("128")
  await page.getByLabel("Wunschtermin").fill(workday)
  await page.getByLabel("Termin Plus").check()
  await page.getByLabel("Menge in Kilogramm").fill("7000")
  release()
  await expect(page).toHaveURL(new RegExp(`amount=7000.*options=[^&]*128[^&]*141%24dt${workday}.*ap=1`, "u"))
  await expect(page.getByLabel("Wunschtermin")).toHaveValue(workday)
  await expect(page.getByLabel("Lkw-Zugang")).toHaveValue("128")
  await expect(page.getByLabel("Termin Plus")).toBeChecked()
  await expect(page.getByLabel("Menge in Kilogramm")).toHaveValue(/^7\.?000$/u)
  await expect(page.getByLabel("Menge in Kilogramm"), "the focus stays").toBeFocused()
})

test("no configuration is requested twice, and going back shows the former list at once", async ({
  page
}) => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/kalkulation/berechnen")) asked.push(request.postData() ?? "")
  })
  await page.goto(list)
  await wakeList(page)
  const offers = page.getByRole("article").filter({ has: page.locator("h3") })
  // the text does not include the content of closed `<details>` elements
  const shown = () => offers.allInnerTexts()
  const first = await shown()
  expect(asked, "the list came with the page").toEqual([])
  await page.getByLabel("Lkw-Zugang").selectOption("129")
  await expect(page).toHaveURL(/129/u)
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole("button", { name: "Neu berechnen" }).click()
  await page.getByRole("button", { name: "Neu berechnen" }).dblclick()
  await page.goBack()
  await expect(page.getByLabel("Lkw-Zugang")).toHaveValue("127")
  await expect.poll(shown).toEqual(first)
  await page.goForward()
  await expect(page.getByLabel("Lkw-Zugang")).toHaveValue("129")
  expect(asked).toHaveLength(1)
})

test("settings changed in another window are applied in this one", async ({ page, context }) => {
  await page.goto(list)
  await wakeList(page)
  const other = await context.newPage()
  await other.goto(list)
  await wakeList(other)
  await other.getByLabel("Menge in Kilogramm").fill("8000")
  await other.getByRole("button", { name: "Neu berechnen" }).click()
  await expect(other).toHaveURL(/amount=8000/u)
  await expect(page.getByLabel("Menge in Kilogramm")).toHaveValue("8.000")
  await expect(page).toHaveURL(/amount=8000/u)
})

test("an order to several points is started like any other", async ({ page }) => {
  await page.goto(`${list}&stations=3`)
  await page
    .getByRole("link", { name: /^Auswählen/u })
    .first()
    .click()
  await expect(page.getByRole("button", { name: "Weiter zur Adresse" })).toBeEnabled()
  await expectAccessible(page)
})

test("a list for instalments does not mention an invoice", async ({ page }) => {
  await page.goto(`${list}&options=45%2412`)
  await expect(page.getByText("12 Raten").first()).toBeVisible()
  await expect(page.getByText(/Bezahlt wird in Monatsraten/u)).toBeVisible()
  await expect(page.getByText(/Bezahlt wird auf Rechnung/u)).toHaveCount(0)
  await page
    .getByRole("link", { name: /^Auswählen/u })
    .first()
    .click()
  await expect(page.getByText(/Zahlung in Monatsraten/u)).toBeVisible()
  await expect(page.getByText(/Zahlung auf Rechnung/u)).toHaveCount(0)
  // a URL without options would apply the previously chosen payment by instalments
  await page.goto(`${list}&options=-18`)
  await expect(page.getByText(/Bezahlt wird auf Rechnung/u)).toBeVisible()
})

test("a list without offers is hydrated by itself, and Enter calculates while the visitor types", async ({
  page
}) => {
  await page.clock.install()
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=01067&amount=30000")
  await expect(page.locator("form[data-live]")).toHaveCount(1)
  // from here on the test controls the clock and advances it by far less than the pause after typing
  await page.clock.pauseAt(Date.now() + 5_000)
  const amount = page.getByLabel("Menge in Kilogramm")
  await amount.fill("7000")
  await amount.press("Enter")
  const address = async () => {
    await page.clock.runFor(20)
    return page.url()
  }
  await expect.poll(address).toMatch(/amount=7000/u)
  await page.clock.resume()
  await expect(page.getByRole("article").first()).toBeVisible()
})

test("an offer under other conditions is ordered under those conditions", async ({ page }) => {
  // no dealer delivers on a past day
  await page.goto(`${list}&options=141%24dt2020-01-02&pcert=1,2&stations=1`)
  await expect(page.getByRole("heading", { name: "Angebote unter anderen Bedingungen" })).toBeVisible()
  await wakeList(page)
  const express = page.getByLabel("Lieferfrist")
  await express.focus()
  await expect(
    express.locator("option", {
      hasText: /Express in 48 Stunden · (?:\+\d+|günstigstes Angebot dann [\d.]+),\d\d/u
    }),
    "differences are shown here as well"
  ).toHaveCount(1)
  const href = await page
    .getByRole("link", { name: /^Auswählen/u })
    .first()
    .getAttribute("href")
  await page
    .getByRole("link", { name: /^Auswählen/u })
    .first()
    .click()
  await expect(page.getByRole("button", { name: "Weiter zur Adresse" })).toBeVisible()
  await expect(page.getByText("Der Preis hat sich geändert")).toHaveCount(0)
  await page.goto(href ?? "")
  await expect(page.getByRole("button", { name: "Weiter zur Adresse" })).toBeVisible()
})

test("a technical term is explained by key, in a narrow box that Escape closes", async ({ page }) => {
  await page.goto(list)
  const button = page.getByRole("button", { name: "Was bedeutet Termin Plus?" })
  const meaning = page.getByText("Der Händler kommt zu einer festen Stunde")
  await expect(meaning).toBeHidden()
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(meaning).toBeVisible()
  expect((await meaning.boundingBox())?.width).toBeLessThanOrEqual(200)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(meaning).toBeHidden()
  await expect(button).toBeFocused()
})
