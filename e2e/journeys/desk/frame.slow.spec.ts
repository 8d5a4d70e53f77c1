import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { signIn } from "../../signed-in.ts"
import { expectNoAccess, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"
import { menu } from "./support.parts.ts"

const law = (page: Page) => page.getByRole("navigation", { name: "Rechtliches" })

/** Links that the law requires on every page (rules law.imprint and law.withdrawal-form). */
const lawful = ["Impressum", "AGB und Widerruf", "Vertrag widerrufen", "Datenschutz", "Cookie-Einstellungen"]

test("the menu of the desk is folded and opened by keyboard, and stays as it was left", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  await signIn(page, staff.email, "/support")
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1)
  await expect(page.getByRole("navigation", { name: "Brennstoff wählen" })).toHaveCount(0)
  await expect(page.getByRole("banner").getByRole("button", { name: "Abmelden" })).toBeVisible()
  await expect(law(page).getByRole("link")).toHaveText(lawful)
  await expect(menu(page).getByRole("link", { name: "Kunden" })).toBeVisible()
  await expectAccessible(page)
  const open = await menu(page).boundingBox()

  await expect(page.getByRole("button", { name: "Menü einklappen" })).toBeEnabled()
  await page.getByRole("button", { name: "Menü einklappen" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Menü ausklappen" })).toBeFocused()
  const folded = await menu(page).boundingBox()
  expect(folded?.width).toBeLessThan((open?.width ?? 0) / 3)
  await expectAccessible(page)

  // the server renders the menu folded: nothing moves when the page is hydrated
  const answer = await page.reload()
  expect(await answer?.text()).toContain('data-menu-width="folded"')
  await expect(page.getByRole("button", { name: "Menü ausklappen" })).toBeEnabled()
  expect((await menu(page).boundingBox())?.width).toBe(folded?.width)
  await menu(page).getByRole("link", { name: "Kunden" }).focus()
  await page.keyboard.press("Enter")
  await page.waitForURL("**/support/kunden")

  await expect(law(page)).toBeHidden()
  await page.getByRole("button", { name: "Rechtliches" }).focus()
  await page.keyboard.press("Enter")
  await expect(law(page).getByRole("link")).toHaveText(lawful)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(law(page)).toBeHidden()
  await expect(page.getByRole("button", { name: "Rechtliches" })).toBeFocused()

  await page.getByRole("button", { name: "Menü ausklappen" }).click()
  await page.reload()
  await expect(law(page)).toBeVisible()
})

test("a refused page is shown within the desk's frame", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  await signIn(page, staff.email, "/support")
  // the start page shows no card for a page that this user may not open
  await expect(page.getByRole("main").getByRole("link", { name: /^Protokoll/u })).toHaveCount(0)
  expect((await page.goto("/support/protokoll"))?.status()).toBe(403)
  await expectNoAccess(page)
  await expect(page.getByRole("navigation", { name: "Brennstoff wählen" })).toHaveCount(0)
  await expect(law(page).getByRole("link")).toHaveText(lawful)
  await expectAccessible(page)
  await menu(page).getByRole("link", { name: "Kunden", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Kunden", level: 1 })).toBeVisible()
  await page.goto("/support/protokoll")
  await page.getByRole("main").getByRole("link").click()
  await page.waitForURL("**/support")
})

test("a page of the desk that is refused to a customer is shown in the shop's own frame", async ({
  page
}) => {
  const customer = await makePerson("Role_Customer", "Kundin")
  await signIn(page, customer.email, "/agb", false)
  expect((await page.goto("/support"))?.status()).toBe(403)
  await expectNoAccess(page)
  await expect(page.getByRole("navigation", { name: "Brennstoff wählen" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Menü einklappen" })).toHaveCount(0)
  await expectAccessible(page)
})

test("on a phone the menu is a sheet, which is closed by Escape and by a click beside it", async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  await signIn(page, staff.email, "/support")
  await expect(menu(page)).toBeHidden()
  const opener = page.getByRole("button", { name: "Menü", exact: true })
  await opener.focus()
  await page.keyboard.press("Enter")
  await expect(menu(page).getByRole("link", { name: "Kunden" })).toBeVisible()
  await expect(law(page).getByRole("link")).toHaveText(lawful)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(menu(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(380, 700)
  await expect(menu(page)).toBeHidden()
  await opener.click()
  await menu(page).getByRole("link", { name: "Kunden", exact: true }).click()
  await page.waitForURL("**/support/kunden")
  await expect(menu(page)).toBeHidden()
  await expectAccessible(page)
})

test("the filters of the cancellation desk are in one line at 1280 px, and none covers another", async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAs(page, "Role_Interaid_CustomerSupport", "/stornomanagement")
  await expect(page.getByRole("combobox", { name: "Händler" })).toBeVisible()
  const fields = await page.locator("main search > div > div").evaluateAll((all) =>
    all.map((field) => {
      const { left, right, top } = field.getBoundingClientRect()
      const widest = Math.max(...[...field.children].map((part) => part.getBoundingClientRect().right))
      return { left, right: Math.max(right, widest), top }
    })
  )
  expect(fields).toHaveLength(6)
  expect(new Set(fields.map(({ top }) => top)).size).toBe(1)
  for (const [index, { right }] of fields.entries())
    expect(right).toBeLessThanOrEqual(fields[index + 1]?.left ?? 1280)
})
