import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { BaseData, home } from "../../pages/BaseData.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { password } from "../../account.ts"

test("the form of an address has a URL, and closing it returns to the list", async ({ page }) => {
  const data = new BaseData(page)
  await data.open(mailbox("formular"))
  await data.addHome()
  const href = await page.getByRole("link", { name: /^Bearbeiten/u }).getAttribute("href")
  expect(href).toMatch(/^\/account\/basedata\/modals\/addEditAddressModal\?id=\d+$/u)
  const id = new URL(href ?? "", "http://localhost").searchParams.get("id") ?? ""
  await page.evaluate((to) => location.assign(to), href ?? "")
  await expect(data.dialog.getByLabel("Nachname")).toHaveValue(home.lastName)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Abbrechen" }).click()
  await page.waitForURL("**/kunde/stammdaten")
  // a visitor who opened the URL directly has no page to go back to
  await page.goto(href ?? "")
  await page.getByRole("button", { name: "Schließen" }).click()
  await page.waitForURL("**/account/basedata/partial/adressen")

  await page.goto(`/account/basedata/partial/adressen/${id}`)
  await expect(data.addresses).toBeFocused()
  await expect(page.getByRole("heading", { name: "Kennwort" })).toBeHidden()
  await expectAccessible(page)
  await page.goto("/account/basedata/partial/anmeldung")
  await expect(page.getByRole("heading", { name: "E-Mail-Adresse" })).toBeFocused()
  await expectAccessible(page)
  for (const path of [
    "partial/adressen/999999",
    "partial/kennwort",
    "partial/adressen/12/13",
    "modals/addEditAddressModal?id=999999"
  ])
    expect((await page.goto(`/account/basedata/${path}`))?.status(), path).toBe(404)
})

test("a field changed in two tabs is shown with both values, and the user keeps one of them", async ({
  page,
  context
}) => {
  const data = new BaseData(page)
  await data.open(mailbox("zwei-fenster"))
  await data.addHome()
  const other = new BaseData(await context.newPage())
  await other.page.goto("/kunde/stammdaten")
  await other.isReady()
  for (const [tab, number] of [
    [data, "1"],
    [other, "2"]
  ] as const) {
    await tab.page.getByRole("link", { name: /^Bearbeiten/u }).click()
    await tab.dialog.getByLabel("Hausnr.").fill(number)
    await tab.page.keyboard.press("Escape")
    await tab.page.getByLabel("Vorname").fill(`Ada ${number}`)
  }
  await data.saveAddresses.click()
  await data.savePerson.click()
  await expect(data.addresses).toContainText(`${home.street} 1`)
  await expect(data.saveAddresses).toBeHidden()
  await other.saveAddresses.click()
  const conflict = other.addresses.first()
  await expect(conflict).toContainText(`${home.street} 2`)
  await expect(conflict).toContainText(`${home.street} 1`)
  await expectAccessible(other.page)
  await conflict.getByRole("button", { name: "Meine Fassung speichern" }).click()
  await expect(other.toast).toBeVisible()
  await expect(other.addresses).toContainText(`${home.street} 2`)
  await other.savePerson.click()
  await expect(other.page.getByText("Gespeicherte Fassung")).toBeVisible()
  await expectAccessible(other.page)
  await other.page.getByRole("button", { name: "Die andere übernehmen" }).click()
  await expect(other.page.getByLabel("Vorname")).toHaveValue("Ada 1")
})

test("an address is added and saved by keyboard alone", async ({ page }) => {
  const data = new BaseData(page)
  await data.open(mailbox("tasten"))
  await page.getByRole("link", { name: "Adresse hinzufügen" }).focus()
  await page.keyboard.press("Enter")
  await data.dialog.getByLabel("Vorname").focus()
  for (const text of [home.firstName, home.lastName, "", home.street, home.houseNumber, "", home.zipCode]) {
    await page.keyboard.type(text)
    await page.keyboard.press("Tab")
  }
  await expect(data.dialog.getByLabel("Ort").locator("option", { hasText: "Dresden" })).toBeAttached()
  await data.dialog.getByLabel("Ort").focus()
  await page.keyboard.type("Dresden")
  for (const _ of ["Land", "Telefon"]) await page.keyboard.press("Tab")
  await page.keyboard.type(home.phone)
  await page.keyboard.press("Enter")
  await expect(data.dialog).toBeHidden()
  await expect(page.getByRole("link", { name: "Adresse hinzufügen" })).toBeFocused()
  await expect(data.addresses).toContainText("01067 Dresden")
})

test("leaving asks first, and after an expired sign-in the input is kept until the user has signed in again", async ({
  page,
  context
}) => {
  const email = mailbox("bleibt")
  const data = new BaseData(page)
  await data.open(email)
  await page.getByLabel("Vorname").fill("Nicht gespeichert")
  await page.getByRole("link", { name: "Bestellungen" }).click()
  await expect(data.dialog.getByText("Änderungen verwerfen?")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Hier bleiben" }).click()
  await expect(page.getByLabel("Vorname")).toHaveValue("Nicht gespeichert")

  await context.clearCookies({ name: /^__Host-(?:access|refresh)$/u })
  await data.savePerson.click()
  await expect(page.getByText("Ihre Anmeldung ist abgelaufen").first()).toBeVisible()
  // every five seconds the page checks whether the user is still signed in; if not, it redirects to the sign-in page
  await context.clearCookies({ name: "session-expiry" })
  await page.waitForURL("**/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%2Fstammdaten")
  const form = new SignIn(page)
  await expect(form.submit).toBeEnabled()
  await form.signIn(email, password)
  await page.waitForURL("**/kunde/stammdaten")
  await expect(page.getByLabel("Vorname")).toHaveValue("Nicht gespeichert")
  await data.savePerson.click()
  await expect(data.toast).toBeVisible()
})

test("a customer changes name and title, and both are there after a reload", async ({ page }) => {
  const data = new BaseData(page)
  await data.open(mailbox("person"))
  await expectAccessible(page)
  await page.getByLabel("Titel").selectOption("Prof. Dr.")
  await page.getByLabel("Vorname").fill("")
  await data.savePerson.click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  await page.getByLabel("Vorname").fill("Ada")
  await data.savePerson.click()
  await expect(data.toast).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Vorname")).toHaveValue("Ada")
  await expect(page.getByLabel("Titel")).toHaveValue("3")
})
