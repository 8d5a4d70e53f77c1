import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { toSearch } from "../../live.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, expectNoAccess, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { customerPath, dialog, entries, menu, save, toast, userPath } from "./support.parts.ts"

test("a customer is found and edited by keyboard alone, and leaving with changes asks first", async ({
  page
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  expect(await entries(page)).toEqual([
    "Support",
    "Kunden",
    "Alle Bestellungen",
    "Benutzer",
    "Stornomanagement",
    "Maschinen",
    "Meine Daten"
  ])
  await expect(page.getByRole("button", { name: "Suchen" })).toBeEnabled()
  await expectAccessible(page)

  await page.getByRole("heading", { name: "Kunden", level: 1 }).click()
  await toSearch(page)
  const words = page.getByRole("searchbox")
  await page.keyboard.type("gibt es nicht")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Niemand passt zu „gibt es nicht“")).toBeVisible()
  await expectAccessible(page)
  await words.focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(customer.lastName)
  await page.keyboard.press("Enter")
  await expect(page.getByText("1 Eintrag")).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/support/kunden\\?suche=${customer.lastName}$`, "u"))
  await page.getByRole("link", { name: `Erika ${customer.lastName}` }).focus()
  await page.keyboard.press("Enter")
  await page.waitForURL(`**${customerPath(customer.id)}`)
  await expectAccessible(page)

  const firstName = page.getByLabel("Vorname")
  await firstName.focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Annemarie")
  await menu(page).getByRole("link", { name: "Benutzer" }).click()
  await expect(dialog(page).getByText("Seite verlassen?")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(firstName).toHaveValue("Annemarie")
  await firstName.focus()
  await page.keyboard.press("Enter")
  await expect(toast(page, "Gespeichert")).toBeVisible()
  await expect(page.getByRole("heading", { name: `Annemarie ${customer.lastName}` })).toBeVisible()
  await expectAccessible(page)
  await menu(page).getByRole("link", { name: "Benutzer" }).click()
  await page.waitForURL("**/support/user/list")
  const [row] = await ask("select first_name from account where id = $1", [customer.id])
  expect(row?.["first_name"]).toBe("Annemarie")
})

test("two who edit the same customer see both values and decide", async ({ page, contexts }) => {
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

  // the other one has an old row now, of another field
  await there.getByLabel("Nachname").fill("Anders")
  await save(there).click()
  await there.getByRole("button", { name: "Meine Änderungen verwerfen" }).click()
  await expect(there.getByLabel("Vorname")).toHaveValue("Annemarie")
  await expect(there.getByLabel("Nachname")).toHaveValue(customer.lastName)
})

test("everybody has the menu of the own roles, and no page of the others", async ({ page, contexts }) => {
  const admin = await makePerson("Role_Interaid_Admin", "Leitung")
  await signIn(page, admin.email, "/support/user/list")
  expect(await entries(page)).toEqual([
    "Support",
    "Kunden",
    "Alle Bestellungen",
    "Benutzer",
    "Stornomanagement",
    "Offene Bestellungen",
    "Rechnungen",
    "Statistik",
    "Export",
    "Verkaufsliste",
    "Presse",
    "Postausgang",
    "Protokoll",
    "Maschinen",
    "Meine Daten"
  ])
  for (const role of ["Role_Press", "Role_Customer"] as const) {
    const there = await elsewhere(contexts)
    const person = await makePerson(role, ownWord())
    await signIn(there, person.email, "/agb", false)
    expect((await there.goto("/support/kunden"))?.status()).toBe(403)
    await expectNoAccess(there)
    await there.context().close()
  }
})

test("roles are set, and whoever loses one loses its pages at once", async ({ page, contexts }) => {
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

  // a role that opens nothing without a dealer asks for one
  await page.getByRole("checkbox", { name: /^Werbepartner/u }).check()
  const dealer = page.getByRole("textbox", { name: "Händlernummer" })
  await save(page).click()
  await expect(dealer).toHaveAccessibleDescription(/Ein Werbepartner braucht einen Händler/u)
  await expectAccessible(page)
  await dealer.fill("999999999")
  await save(page).click()
  await expect(dealer).toHaveAccessibleDescription(/Einen Händler mit dieser Nummer gibt es nicht/u)
  const [known] = await ask("select min(id) as id from dealer", [])
  await dealer.fill(String(known?.["id"]))
  await save(page).click()
  await expect(page.getByText("Nicht gespeicherte Änderungen")).toBeHidden()
  const kept = () => ask("select roles, dealer_id from account where id = $1", [staff.id])
  await expect
    .poll(kept)
    .toEqual([{ roles: ["Role_AdvertisingPartner", "Role_Interaid_Editor"], dealer_id: known?.["id"] }])
})
