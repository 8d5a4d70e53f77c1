import { expect, type Page } from "@playwright/test"
import { TOTP } from "otpauth"
import { type EmptyShop, emptyShop } from "../../empty-shop.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { SignIn } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const password = "ein langer Satz für den Anfang"

/** Finds the set-password link in a text and returns its path. The link itself uses the operator's domain. */
const linkIn = (text: string): string =>
  new URL(/https?:\/\/\S*\/neues-kennwort-setzen\/\S+/u.exec(text)?.[0] ?? "").pathname

/** Sets up the first admin: a password through the printed link, then a second factor at the first sign-in. */
const becomeAdmin = async (page: Page, shop: EmptyShop) => {
  const email = "chefin@shop.example"
  await page.goto(linkIn(await shop.run("admin-create.ts", email)))
  await page.getByLabel("Kennwort wählen").fill(password)
  const isSet = page.waitForResponse((response) => response.request().method() === "POST" && response.ok())
  await page.getByRole("button", { name: "Kennwort setzen" }).click()
  await isSet
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fsupport%2Fhaendler")
  await form.signIn(email, password)
  await expect(page.getByRole("heading", { name: "Zweiten Faktor einrichten" })).toBeVisible()
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "")
  await page.getByLabel("Sechsstelliger Code").fill(new TOTP({ secret }).generate())
  await page.keyboard.press("Enter")
  await page.waitForURL("**/support/haendler")
}

/** Adds a dealer with a branch, a delivery area and a fee, so that the dealer may make offers. */
const addDealer = async (page: Page, email: string) => {
  await page.getByRole("link", { name: "Händler anlegen" }).click()
  const add = page.getByRole("button", { name: "Händler anlegen" })
  await expect(add).toBeEnabled()
  await page.getByLabel("Name", { exact: true }).fill("Erste Wärme GmbH")
  await page.getByLabel("Straße und Hausnummer").fill("Hauptstraße 1")
  await page.getByLabel("Postleitzahl").fill("80331")
  await page.getByLabel("Ort", { exact: true }).fill("München")
  await page.getByLabel("Telefon").fill("089 123456")
  await page.getByLabel("E-Mail-Adresse").fill(email)
  await add.click()
  await expect(page.getByRole("heading", { level: 1, name: "Erste Wärme GmbH" })).toBeVisible()
  const parts = page.getByRole("navigation", { name: "Teile des Händlers" })
  const dialog = page.getByRole("dialog")
  const save = dialog.getByRole("button", { name: "Speichern" })
  await parts.getByRole("link", { name: "Niederlassungen" }).click()
  await page.getByRole("button", { name: "Niederlassung hinzufügen" }).click()
  await dialog.getByLabel("Name").fill("Zentrale")
  await save.click()
  await expect(page.getByRole("row", { name: /Zentrale/u })).toBeVisible()
  await parts.getByRole("link", { name: "Liefergebiete" }).click()
  await page.getByRole("button", { name: "Liefergebiet hinzufügen" }).click()
  await dialog.getByLabel("Name").fill("Oberbayern")
  await dialog.getByLabel("Postleitzahlen").fill("80, 81000–81999")
  await save.click()
  await expect(page.getByRole("row", { name: /Oberbayern/u })).toBeVisible()
  await parts.getByRole("link", { name: "Gebühren" }).click()
  await page.getByRole("button", { name: "Gebühr hinzufügen" }).click()
  await dialog.getByLabel("Gebühr").selectOption({ label: "Einblasen" })
  await dialog.getByLabel("Betrag brutto").fill("34,50")
  await save.click()
  await expect(page.getByRole("row", { name: /Einblasen/u })).toBeVisible()
  await page.getByRole("button", { name: "Aktivieren" }).click()
  await dialog.getByLabel("Grund").fill("Vertrag unterschrieben")
  await dialog.getByRole("button", { name: "Aktivieren" }).click()
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible()
  return parts
}

/** Uploads prices from a file and publishes them with a reason, as staff do. */
const uploadPrices = async (page: Page) => {
  const text =
    "Liefergebiet;Produkt;Zertifikat;Ab Menge;Preis\nOberbayern;Holzpellets lose;ENplus A1;0;299,50"
  await expect(page.getByRole("button", { name: "Datei auswählen" })).toBeEnabled()
  await page
    .getByLabel("Datei mit Preisen")
    .setInputFiles({ name: "preise.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  await page.getByRole("button", { name: "Liste prüfen" }).click()
  const form = page.getByRole("region", { name: "Prüfen und veröffentlichen" })
  await expect(form).toContainText("1 neu")
  await form.getByLabel("Grund").fill("Erste Liste")
  await form.getByRole("button", { name: "Preise veröffentlichen" }).click()
  await expect(page.getByText("Ihre neuen Preise gelten", { exact: true })).toBeVisible()
}

/** Invites the dealer's user by mail. */
const invite = async (page: Page, shop: EmptyShop, email: string): Promise<string> => {
  const send = page.getByRole("button", { name: "Einladung senden" })
  await expect(send).toBeEnabled()
  await page.getByLabel("E-Mail-Adresse").fill(email)
  await page.getByLabel("Vorname").fill("Tilda")
  await page.getByLabel("Nachname").fill("Muster")
  await send.click()
  // this shop has no mail server: the mail waits in the outbox, and the page informs the user
  await expect(page.getByText("Einladung geschrieben, aber nicht gesendet")).toBeVisible()
  let body = ""
  await expect(async () => {
    const [mail] = await shop.ask("select body_text from mail where recipient = $1", [email])
    body = String(mail?.["body_text"])
    expect(body).toContain("/neues-kennwort-setzen/")
  }).toPass()
  return linkIn(body)
}

test("an operator gets from an empty shop to the first order, which its dealer confirms (docs/operations.md)", async ({
  contexts
}) => {
  test.slow()
  const shop = await emptyShop()
  try {
    const open = async () => (await contexts.open({ baseURL: shop.origin })).newPage()
    const staff = await open()
    await staff.goto("/")
    await expect(staff.getByText("Noch keine Angebote").first()).toBeVisible()
    await shop.run("places-import.ts", shop.places)
    await becomeAdmin(staff, shop)
    const parts = await addDealer(staff, "bestellung@waerme.example")
    await parts.getByRole("link", { name: "Preise" }).click()
    await uploadPrices(staff)
    await parts.getByRole("link", { name: "Personen" }).click()
    const link = await invite(staff, shop, "tilda@waerme.example")

    const guest = await open()
    const list = new OfferList(guest)
    await expect(async () => {
      await guest.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
      await expect(list.offers).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await list.choose(0)
    const confirm = new Confirm(guest)
    // 6 t at 299.50 € and 34.50 € for blowing in
    await expect(confirm.total).toHaveText(/1\.831,50/u)
    await confirm.begin()
    const wizard = new Wizard(guest)
    await wizard.step("DeliveryAddress").waitFor()
    await wizard.fill(buyer("erste"))
    await wizard.place.click()
    const success = new Success(guest)
    const number = await success.orderNumber()

    const dealer = await open()
    await dealer.goto(link)
    await dealer.getByLabel("Kennwort wählen").fill(password)
    await dealer.getByRole("button", { name: "Kennwort setzen" }).click()
    await dealer.waitForURL("**/haendler")
    await dealer
      .getByRole("navigation", { name: "Mein Bereich" })
      .getByRole("link", { name: "Offene Bestellungen" })
      .click()
    const orders = new OpenOrders(dealer)
    await orders.alive()
    await orders.act(number, "Bestätigen").click()
    await expect(orders.outcome(number)).toHaveText("Gespeichert.")
    await guest.reload()
    await expect(success.next).not.toContainText("bestätigt Ihre Bestellung")
    const [order] = await shop.ask("select status from customer_order", [])
    expect(order).toEqual({ status: "confirmed" })
  } finally {
    await shop.end()
  }
})
