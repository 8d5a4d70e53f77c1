import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
  "latin1"
)

test("a dealer applies with a document, a wrong one is reported at its field, and staff accept the dealer", async ({
  page,
  contexts
}) => {
  const company = `Wärme & Söhne ${ownWord()}`
  const email = mailbox("bewerber")
  await page.goto("/holzpellethaendler")
  await page.getByRole("main").getByRole("link", { name: "Händler werden" }).click()
  const send = page.getByRole("button", { name: "Anfrage senden" })
  await expect(send).toBeEnabled()
  await expectAccessible(page)
  await page.getByLabel("Firma", { exact: true }).fill(company)
  const choose = page.getByLabel("Dokumente")
  await choose.setInputFiles([
    { name: "Gewerbeschein.pdf", mimeType: "application/pdf", buffer: pdf },
    { name: "Zertifikat.png", mimeType: "image/png", buffer: pdf }
  ])
  await expect(page.getByText("Der Name sagt PNG, der Inhalt ist aber PDF.")).toBeVisible()
  await expect(page.getByText("Angehängt", { exact: false })).toHaveCount(1)
  await send.click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expect(page.getByText("Bitte geben Sie eine Telefonnummer an.")).toHaveCount(2)
  await expect(page.getByText("Bitte entfernen Sie die Dokumente")).toHaveCount(2)
  await expectAccessible(page)
  // no input is lost
  await expect(page.getByLabel("Firma", { exact: true })).toHaveValue(company)
  await page.getByRole("button", { name: "Zertifikat.png entfernen" }).click()
  await page.getByLabel("Vor- und Nachname").fill("Erika Mustermann")
  await page.getByLabel("E-Mail-Adresse").fill(email)
  await page.getByLabel("Telefon").fill("089 1234567")
  await page.getByLabel("Postleitzahl", { exact: true }).fill("80331")
  await page.getByLabel("Ort", { exact: true }).fill("München")
  await page.getByLabel("Holzpellets lose").check()
  await page.getByLabel("Deutschland").check()
  await page.getByLabel("Liefergebiet").fill("Oberbayern")
  await send.dblclick()
  await expect(page.getByText("Ihre Anfrage ist angekommen")).toBeVisible()
  const kept = await ask("select count(*)::int as count from dealer_application where company = $1", [
    company
  ])
  expect(kept).toEqual([{ count: 1 }])

  const staff = await makePerson("Role_Interaid_DealerSupport", "Aufnahme")
  const desk = await (await contexts.open()).newPage()
  await signIn(desk, staff.email, "/support/haendler-antraege")
  await expectAccessible(desk)
  await desk.getByRole("link", { name: company }).click()
  await expect(desk.getByRole("heading", { level: 1, name: company })).toBeVisible()
  const file = desk.waitForEvent("download")
  await desk.getByRole("link", { name: "Gewerbeschein.pdf" }).click()
  expect((await file).suggestedFilename()).toBe("Gewerbeschein.pdf")
  await expectAccessible(desk)
  const dialog = desk.getByRole("dialog")
  await desk.getByRole("button", { name: "Übernehmen" }).click()
  await dialog.getByRole("button", { name: "Übernehmen" }).click()
  await desk.getByRole("button", { name: "Annehmen" }).click()
  await dialog.getByRole("button", { name: "Annehmen" }).click()
  await expect(dialog.getByText("Bitte schreiben Sie eine Antwort.")).toBeVisible()
  await dialog.getByLabel("Antwort an den Händler").fill("Ihr Vertrag kommt per Post.")
  await expectAccessible(desk)
  await dialog.getByRole("button", { name: "Annehmen" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByRole("region", { name: "Verlauf" }).getByText("Angenommen")).toBeVisible()
  await expect
    .poll(async () => {
      const mails = await ask("select subject from mail where recipient = $1 order by created_at", [email])
      return mails.map(({ subject }) => subject)
    })
    .toEqual(["Ihre Anfrage ist angekommen", "Willkommen als Händler"])
})
