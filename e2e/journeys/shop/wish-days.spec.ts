import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { wakeList } from "../../live.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"

const address = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=7000"

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

test("a wish date offers the days that a dealer can keep, and names the dealers who cannot come on the chosen one", async ({
  page
}) => {
  await page.goto(address)
  await wakeList(page)
  await page.getByLabel("Wunschtermin").hover()
  const list = new OfferList(page)
  const days = page.getByRole("radiogroup", { name: "Tage, an denen geliefert wird" })
  const kept = days.getByRole("radio", { disabled: false })
  await expect(kept.first()).toBeVisible()
  const all = await list.offers.count()
  const name = (await kept.first().textContent()) ?? ""
  const dealers = Number(/([0-9]+) Händler/u.exec(name)?.[1])
  expect(dealers, "the first days are kept by few").toBeLessThan(all)
  // all days together are one tab stop
  await kept.first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(kept.nth(1)).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect(kept.first()).toBeFocused()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(/%24dt/u)
  await expect(list.offers).toHaveCount(dealers)
  await expect(page.getByText(`${dealers} von ${all} Händlern kommen an diesem Tag.`)).toBeVisible()
  await page.getByText("Händler können dann nicht").click()
  await expect(page.locator("details[open] li")).toHaveCount(all - dealers)
  await expectAccessible(page)
})

test("a day that no dealer keeps stays in its field, and field and list say so", async ({ page }) => {
  await page.goto(`${address}&desiredDate=2020-01-06`)
  await wakeList(page)
  const field = page.getByLabel("Wunschtermin")
  await field.hover()
  await expect(field).toHaveValue("2020-01-06")
  await expect(page.getByText("An diesem Tag liefert hier niemand.")).toBeVisible()
  await expect(page.getByText("ohne Wunschtermin").first()).toBeVisible()
  await expect(new OfferList(page).offers.first()).toBeVisible()
})

test("a list says what a larger amount would save, and one click takes it", async ({ page }) => {
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=01067&amount=2500")
  await wakeList(page)
  const more = page.getByRole("link", { name: /^Ab .* günstiger$/u })
  const amount = /Ab ([0-9.]+)/u.exec(await more.innerText())?.[1] ?? ""
  await more.click()
  await expect(new OfferList(page).amount).toHaveValue(amount)
  await expect(new OfferList(page).offers.first()).toBeVisible()
})
