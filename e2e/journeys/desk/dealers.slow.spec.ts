import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { dealerWithPrices } from "./price-list.parts.ts"

test("two users who edit one dealer see both values, and nothing is overwritten without being seen", async ({
  page,
  contexts
}) => {
  const [row] = await ask("select id from dealer where country_id = 2 order by id desc limit 1", [])
  const address = `/support/haendler/${String(row?.["id"])}`
  const [one, other] = [
    await makePerson("Role_Interaid_DealerSupport", "Erste"),
    await makePerson("Role_Interaid_DealerSupport", "Zweite")
  ]
  const second = await elsewhere(contexts)
  await signIn(page, one.email, address)
  await signIn(second, other.email, address)
  const [mine, theirs] = [ownWord(), ownWord()]
  for (const [desk, text] of [
    [page, mine],
    [second, theirs]
  ] as const) {
    const field = desk.getByLabel("Beschreibung")
    await expect(field).toBeEditable()
    await field.fill(text)
  }
  await second.getByRole("button", { name: "Speichern" }).click()
  await expect(second.getByText("Angaben gespeichert")).toBeVisible()
  await page.getByRole("button", { name: "Speichern" }).click()
  const conflict = page.locator("[data-part=conflict]")
  await expect(conflict).toContainText(mine)
  await expect(conflict).toContainText(theirs)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  await expect(page.getByText("Angaben gespeichert")).toBeVisible()
  const [kept] = await ask("select description from dealer where id = $1", [row?.["id"]])
  expect(kept).toEqual({ description: mine })
})

test("staff find resting offers, confirm their prices with a reason, and cannot add an area of another country", async ({
  page
}) => {
  const { dealerId } = await dealerWithPrices()
  const name = `Ruhende Wärme ${ownWord()}`
  await ask("update dealer set name = $2, rests_since = now() where id = $1", [dealerId, name])
  await ask("select prices_hold($1, now() - interval '61 days')", [dealerId])
  await ask("update dealer set rests_since = now() where id = $1", [dealerId])
  const staff = await makePerson("Role_Interaid_DealerSupport", "Händlerbetreuung")
  await signIn(page, staff.email, "/support/haendler")
  // the desk's header contains a search field as well
  const main = page.getByRole("main")
  await main.getByLabel("Name, Ort, Postleitzahl oder Nummer").fill(name)
  await main.getByLabel("Stand").selectOption({ label: "Ruht" })
  await main.getByRole("button", { name: "Suchen", exact: true }).click()
  await expect(page.getByRole("row", { name: new RegExp(name, "u") })).toContainText("Ruht")
  await expectAccessible(page)
  await page.getByRole("link", { name }).click()
  const dialog = page.getByRole("dialog")
  const confirm = dialog.getByRole("button", { name: "Preise bestätigen" })
  await page.getByRole("button", { name: "Preise bestätigen" }).click()
  await confirm.click()
  await expect(dialog.getByText("Bitte geben Sie einen Grund an.")).toBeVisible()
  await dialog.getByLabel("Grund").fill("Am Telefon gefragt: gelten bis Jahresende")
  await confirm.click()
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible()
  await expect(page.getByText("Ruht", { exact: true })).toBeHidden()
  const [kept] = await ask(
    `select d.rests_since as rests, e.detail ->> 'reason' as reason from dealer d
     join audit_event e on e.event = 'priceListHeld' and (e.detail ->> 'dealer')::int = d.id where d.id = $1`,
    [dealerId]
  )
  expect(kept).toEqual({ rests: null, reason: "Am Telefon gefragt: gelten bis Jahresende" })

  await page
    .getByRole("navigation", { name: "Teile des Händlers" })
    .getByRole("link", { name: "Liefergebiete" })
    .click()
  await page.getByRole("button", { name: "Liefergebiet hinzufügen" }).click()
  await dialog.getByLabel("Name").fill("Ausland")
  await dialog.getByLabel("Postleitzahlen").fill("80, 00100")
  await dialog.getByRole("button", { name: "Speichern" }).click()
  await expect(
    dialog
      .getByText("So beginnt keine deutsche Postleitzahl. Dieser Händler liefert nur in Deutschland.")
      .first()
  ).toBeVisible()
})

/** An image of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64"
)

test("staff add a dealer's logo, which buyers see until it is removed (rule dealer.logo)", async ({
  page
}) => {
  const [row] = await ask(
    "select id from dealer where country_id = 1 and state = 'active' order by id limit 1",
    []
  )
  const dealerId = String(row?.["id"])
  const staff = await makePerson("Role_Interaid_DealerSupport", "Händlerbetreuung")
  await signIn(page, staff.email, `/support/haendler/${dealerId}`)
  const part = page.getByRole("region", { name: "Logo" })
  await expect(part.getByRole("button", { name: "Logo auswählen" })).toBeEnabled()
  const choose = (name: string, buffer: Buffer) =>
    part.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer })
  await choose("logo.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(part.getByRole("alert")).toContainText("SVG-Dateien nehmen wir nicht an")
  await choose("logo.png", png)
  const logo = part.locator("img")
  await expect(logo).toHaveJSProperty("naturalWidth", 1)
  await expectAccessible(page)
  const src = await logo.getAttribute("src")
  await page.goto(`/holzpellethaendler/${dealerId}`)
  await expect(page.getByRole("main").locator(`img[src="${src}"]`)).toHaveJSProperty("naturalWidth", 1)
  await page.goto(`/support/haendler/${dealerId}`)
  await part.getByRole("button", { name: "Logo entfernen" }).click()
  await expect(part.getByText("Noch kein Logo.")).toBeVisible()
  await expect(logo).toBeHidden()
})
