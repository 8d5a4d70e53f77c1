import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("staff add a dealer with a branch, an area and a fee, and pause another one, whose offers disappear", async ({
  page
}) => {
  const name = `Wärme & Söhne ${ownWord()}`
  const staff = await makePerson("Role_Interaid_DealerSupport", "Händlerbetreuung")
  await signIn(page, staff.email, "/support/haendler")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Händler anlegen" }).click()
  const add = page.getByRole("button", { name: "Händler anlegen" })
  await expect(add).toBeEnabled()
  await page.getByLabel("Name", { exact: true }).fill(name)
  await add.click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await page.getByLabel("Straße und Hausnummer").fill("Hauptstraße 1")
  await page.getByLabel("Postleitzahl").fill("80331")
  await page.getByLabel("Ort", { exact: true }).fill("München")
  await page.getByLabel("Telefon").fill("089 123456")
  await page.getByLabel("E-Mail-Adresse").fill("info@waerme.example")
  await add.click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.getByText("Pausiert", { exact: true })).toBeVisible()
  await expectAccessible(page)

  const parts = page.getByRole("navigation", { name: "Teile des Händlers" })
  const dialog = page.getByRole("dialog")
  const save = dialog.getByRole("button", { name: "Speichern" })
  await parts.getByRole("link", { name: "Niederlassungen" }).click()
  await page.getByRole("button", { name: "Niederlassung hinzufügen" }).click()
  // the first branch is the head office
  await expect(dialog.getByLabel("Straße und Hausnummer")).toHaveValue("Hauptstraße 1")
  await dialog.getByLabel("Name").fill("Zentrale")
  await save.click()
  await expect(page.getByRole("row", { name: /Zentrale/u })).toBeVisible()

  await parts.getByRole("link", { name: "Liefergebiete" }).click()
  await page.getByRole("button", { name: "Liefergebiet hinzufügen" }).click()
  await dialog.getByLabel("Name").fill("Oberbayern")
  await dialog.getByLabel("Postleitzahlen").fill("80, München")
  await save.click()
  await expect(dialog.getByText("„München“ ist weder Anfang noch Bereich").first()).toBeVisible()
  await dialog.getByLabel("Postleitzahlen").fill("80000–81999")
  await save.click()
  await expect(page.getByRole("row", { name: /Oberbayern/u })).toContainText("80, 81")
  await expectAccessible(page)

  await parts.getByRole("link", { name: "Gebühren" }).click()
  await page.getByRole("button", { name: "Gebühr hinzufügen" }).click()
  await dialog.getByLabel("Gebühr").selectOption({ label: "Einblasen" })
  await dialog.getByLabel("Betrag brutto").fill("39,90")
  await save.click()
  await expect(page.getByRole("row", { name: /Einblasen/u })).toContainText("39,90")

  // a dealer with offers
  const [selling] = await ask(
    `select d.id, d.name, p.zip_code as zip from dealer d join delivery_area a on a.dealer_id = d.id
     join place p on p.country_id = 1 and starts_with(p.zip_code, a.zip_prefixes[1])
     join price_row r on r.area_id = a.id and r.product_id = 20
     where d.country_id = 1 and d.state = 'active' order by d.id desc limit 1`,
    []
  )
  const offers = `/holzpellets-lose/angebotsliste?zipCode=${String(selling?.["zip"])}&amount=6000`
  const offerer = String(selling?.["name"])
  await page.goto(offers)
  await expect(page.getByRole("main")).toContainText(offerer)
  await page.goto(`/support/haendler/${String(selling?.["id"])}`)
  await page.getByRole("button", { name: "Pausieren" }).click()
  await dialog.getByRole("button", { name: "Pausieren" }).click()
  await expect(dialog.getByText("Bitte geben Sie einen Grund an.")).toBeVisible()
  await dialog.getByLabel("Grund").fill("Lager leer")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Pausieren" }).click()
  await expect(page.getByText("Pausiert", { exact: true })).toBeVisible()
  await expect(async () => {
    await page.goto(offers)
    await expect(page.getByRole("main")).not.toContainText(offerer, { timeout: 500 })
  }).toPass()
  await page.goto(`/support/haendler/${String(selling?.["id"])}`)
  await page.getByRole("button", { name: "Aktivieren" }).click()
  await dialog.getByLabel("Grund").fill("Lager wieder voll")
  await dialog.getByRole("button", { name: "Aktivieren" }).click()
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible()
})
