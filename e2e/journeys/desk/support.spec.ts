import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { toSearch } from "../../live.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, expectNoAccess, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { customerPath, dialog, entries, giveRecords, menu, namesOf, toast } from "./support.parts.ts"

test("a customer is found and edited by keyboard alone, and leaving with changes asks first", async ({
  page
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await giveRecords(customer)
  await signIn(page, staff.email, "/support/kunden")
  expect(await entries(page)).toEqual(namesOf("Role_Interaid_CustomerSupport"))
  await expect(page.getByRole("main").getByRole("button", { name: "Suchen" })).toBeEnabled()
  await expectAccessible(page)

  await page.getByRole("heading", { name: "Kunden", level: 1 }).click()
  await toSearch(page)
  const words = page.getByRole("main").getByRole("searchbox")
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
  // staff read a customer's data here, without acting in the customer's name
  const part = (name: string) => page.getByRole("region", { name, exact: true })
  await expect(part("Newsletter")).toContainText("noch nicht bestätigt")
  await expect(part("Preisalarme").getByRole("row").nth(1)).toContainText("Region von 80331")
  await expect(part("Preisalarme").getByRole("row").nth(1)).toContainText(/unter 299,50\s€/u)
  await expect(part("Rechtstexte").getByRole("row").nth(1)).toContainText("agb-de-2026-11-21")
  await expect(part("Adressen")).toContainText("Noch keine Adresse")

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

test("each user has the menu of their own roles, and no pages of others", async ({ page, contexts }) => {
  const admin = await makePerson("Role_Interaid_Admin", "Leitung")
  await signIn(page, admin.email, "/support/user/list")
  expect(await entries(page)).toEqual(namesOf("Role_Interaid_Admin"))
  for (const role of ["Role_Press", "Role_Customer"] as const) {
    const there = await elsewhere(contexts)
    const person = await makePerson(role, ownWord())
    await signIn(there, person.email, "/agb", false)
    expect((await there.goto("/support/kunden"))?.status()).toBe(403)
    await expectNoAccess(there)
    await there.context().close()
  }
})
