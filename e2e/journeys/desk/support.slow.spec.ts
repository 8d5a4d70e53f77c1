import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, expectNoAccess, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { customerPath, dialog, entries, namesOf, save, toast, userPath } from "./support.parts.ts"

test("staff who may only read customers see them without a form, and no accounts", async ({ page }) => {
  const books = await makePerson("Role_Interaid_Financial", "Buch")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, books.email, customerPath(customer.id))
  expect(await entries(page)).toEqual(namesOf("Role_Interaid_Financial"))
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

test("two users who edit the same customer see both values and decide", async ({ page, contexts }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Eins")
  const other = await makePerson("Role_Interaid_CustomerSupport", "Zwei")
  const customer = await makePerson("Role_Customer", ownWord())
  const there = await elsewhere(contexts)
  for (const [tab, { email }] of [
    [page, staff],
    [there, other]
  ] as const) {
    await signIn(tab, email, customerPath(customer.id))
    await expect(save(tab)).toBeEnabled()
  }
  await there.getByLabel("Vorname").fill("Hannelore")
  await save(there).click()
  await expect(toast(there, "Gespeichert")).toBeVisible()
  await page.getByLabel("Vorname").fill("Annemarie")
  await page.getByLabel("Telefon").fill("089 123")
  await save(page).click()
  const conflict = page.locator("[data-part=conflict]")
  await expect(conflict).toBeFocused()
  await expect(conflict.locator("[data-field=firstName]")).toContainText("Annemarie")
  await expect(conflict.locator("[data-field=firstName]")).toContainText("Hannelore")
  await expectAccessible(page)
  await conflict.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  await expect(toast(page, "Gespeichert")).toBeVisible()
  const [row] = await ask("select first_name, phone from account where id = $1", [customer.id])
  expect(row).toEqual({ first_name: "Annemarie", phone: "089 123" })

  // the other page still shows outdated data of the customer, and changes another field
  await there.getByLabel("Nachname").fill("Anders")
  await save(there).click()
  await there.getByRole("button", { name: "Meine Änderungen verwerfen" }).click()
  await expect(there.getByLabel("Vorname")).toHaveValue("Annemarie")
  await expect(there.getByLabel("Nachname")).toHaveValue(customer.lastName)
})

test("roles are changed, and a user who loses one loses its pages at once", async ({ page, contexts }) => {
  const admin = await makePerson("Role_Interaid_Admin", "Leitung")
  const staff = await makePerson("Role_Interaid_CustomerSupport", ownWord())
  const there = await elsewhere(contexts)
  await signIn(there, staff.email, "/support/kunden")
  const wanted = `suche=${staff.lastName}&rolle=Role_Interaid_CustomerSupport`
  await signIn(page, admin.email, `/support/user/list?${wanted}`)
  await expectAccessible(page)
  await page.getByRole("link", { name: `Erika ${staff.lastName}` }).click()
  await page.waitForURL(`**${userPath(staff.id)}`)
  await expectAccessible(page)

  const service = page.getByRole("checkbox", { name: /^Kundenservice/u })
  await expect(service).toBeChecked()
  await service.uncheck()
  await save(page).click()
  await expect(page.getByRole("region", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeFocused()
  await expect(page.getByRole("group", { name: "Rollen" })).toHaveAccessibleDescription(
    "Ein Konto braucht mindestens eine Rolle."
  )
  await expectAccessible(page)
  await page.getByRole("checkbox", { name: /^Redaktion/u }).check()
  await save(page).click()
  await expect(toast(page, "Gespeichert")).toBeVisible()

  await there.goto("/support/kunden")
  await there.waitForURL("**/benutzerkonto/anmeldung?**")
  const [row] = await ask("select roles from account where id = $1", [staff.id])
  expect(row?.["roles"]).toEqual(["Role_Interaid_Editor"])

  // if a chosen role needs a dealer, the form requires one
  await page.getByRole("checkbox", { name: /^Händler(?!betreuung)/u }).check()
  const dealer = page.getByRole("combobox", { name: "Händler" })
  await save(page).click()
  await expect(dealer).toHaveAccessibleDescription(/Zur Rolle Händler gehört ein Händler/u)
  await expectAccessible(page)
  await dealer.fill("so heißt niemand")
  await expect(page.getByText("Keinen Händler gefunden")).toBeVisible()
  const [known] = await ask(
    "select id, zip_code || ' ' || city as place, name from dealer order by id limit 1",
    []
  )
  await dealer.fill(`${String(known?.["name"])} ${String(known?.["place"])}`)
  await page.getByRole("listbox", { name: "Händler" }).getByRole("option").first().click()
  await save(page).click()
  await expect(page.getByText("Nicht gespeicherte Änderungen")).toBeHidden()
  const kept = () => ask("select roles, dealer_id from account where id = $1", [staff.id])
  await expect
    .poll(kept)
    .toEqual([{ roles: ["Role_AdvertisingPartner", "Role_Interaid_Editor"], dealer_id: known?.["id"] }])
})
