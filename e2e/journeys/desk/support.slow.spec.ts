import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, expectNoAccess, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { customerPath, dialog, entries, save, toast, userPath } from "./support.parts.ts"

test("who may only read customers sees them without a form, and no accounts", async ({ page }) => {
  const books = await makePerson("Role_Interaid_Financial", "Buch")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, books.email, customerPath(customer.id))
  expect(await entries(page)).toEqual([
    "Support",
    "Kunden",
    "Alle Bestellungen",
    "Stornomanagement",
    "Rechnungen",
    "Statistik",
    "Export",
    "Verkaufsliste",
    "Meine Daten"
  ])
  await expect(page.getByText("Sie dürfen diese Daten lesen.")).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Als Kunde handeln" })).toHaveCount(0)
  await expectAccessible(page)
  expect((await page.goto("/support/user/list"))?.status()).toBe(403)
  await expectNoAccess(page)
  await expectAccessible(page)
})

test("a lock ends the session, and a second factor is reset, each after a question", async ({
  page,
  contexts
}) => {
  const admin = await makePerson("Role_Interaid_Admin", "Leitung")
  const staff = await makePerson("Role_Interaid_CustomerSupport", ownWord())
  const there = await elsewhere(contexts)
  await signIn(there, staff.email, "/support/kunden")
  await signIn(page, admin.email, userPath(staff.id))
  await expect(save(page)).toBeEnabled()
  const lock = page.getByRole("button", { name: "Konto sperren" })
  await lock.focus()
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByText("Konto sperren?")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(lock).toBeFocused()
  await page.keyboard.press("Enter")
  await dialog(page).getByRole("button", { name: "Konto sperren" }).click()
  await expect(toast(page, "Konto gesperrt")).toBeVisible()
  await expect(page.getByText("Gesperrt", { exact: true })).toBeVisible()
  await there.goto("/support/kunden")
  await there.waitForURL("**/benutzerkonto/anmeldung?**")

  await page.getByRole("button", { name: "Zweiten Faktor zurücksetzen" }).click()
  await expectAccessible(page)
  await dialog(page).getByRole("button", { name: "Zweiten Faktor zurücksetzen" }).click()
  await expect(toast(page, "Zweiter Faktor zurückgesetzt")).toBeVisible()
  await expect(page.getByRole("button", { name: "Zweiten Faktor zurücksetzen" })).toHaveCount(0)
  const [row] = await ask("select totp_secret, locked_at is null as free from account where id = $1", [
    staff.id
  ])
  expect(row).toEqual({ totp_secret: null, free: false })

  await page.goto(userPath(admin.id))
  await expect(page.getByText("Das ist Ihr eigenes Konto")).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await expectAccessible(page)
})
