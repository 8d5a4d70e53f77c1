import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

test("an editor has a page rendered again on all server processes, and sees only caches of content", async ({
  page,
  request
}) => {
  const { email } = await makePerson("Role_Interaid_Editor", "Frisch")
  await signIn(page, email, "/support/cache")
  await expect(page.getByRole("heading", { level: 1, name: "Zwischenspeicher" })).toBeVisible()
  const memories = page.getByRole("region", { name: "Alle Speicher" })
  await expect(memories.getByText(/^Kopie 1 läuft seit/u)).toBeVisible()
  const contentPages = memories.getByRole("link", { name: "Inhaltsseiten" })
  // a visit puts the page into the cache; another test that changes prices, dealers or texts at the same time may
  // remove the page again
  await expect(async () => {
    await request.get("/news")
    await page.getByRole("button", { name: "Aktualisieren" }).click()
    await expect(contentPages).toBeVisible({ timeout: 2000 })
  }).toPass()
  for (const name of ["Preislisten", "Preisseiten", "Orte"])
    await expect(memories.getByText(name)).toHaveCount(0)
  await expectAccessible(page)

  const address = page.getByLabel("Adresse einer Seite")
  const drop = page.getByRole("button", { name: "Seite neu laden lassen" })
  await expect(drop).toBeEnabled()
  await address.fill("/pelletpreise")
  await drop.click()
  await expect(page.getByText(/^Diese Seite gehört nicht zu den Inhalten/u)).toBeVisible()
  await address.fill("/info-center?utm_source=mail")
  const done = page.getByRole("status").filter({ hasText: "Auf allen Kopien verworfen" })
  await expect(async () => {
    await request.get("/info-center")
    await drop.click()
    await expect(done).toContainText(/Kopie 1: [1-9][0-9]* Eintr/u, { timeout: 2000 })
  }).toPass()

  // first one entry of a kind is dropped, then the complete cache, which needs a confirmation
  await expect(async () => {
    await request.get("/news")
    await page.getByRole("button", { name: "Aktualisieren" }).click()
    await contentPages.click({ timeout: 2000 })
  }).toPass()
  await page.waitForURL("**/support/cache?art=contentPages")
  const entries = page.getByRole("region", { name: "Einträge" })
  await expect(async () => {
    await request.get("/news")
    await page.getByRole("button", { name: "Aktualisieren" }).click()
    await expect(entries.getByRole("rowheader", { name: /^\/news · / }).first()).toBeVisible({
      timeout: 2000
    })
  }).toPass()
  await page.getByRole("button", { name: "Auf allen Kopien leeren" }).click()
  const dialog = page.getByRole("dialog", { name: "„Inhaltsseiten“ auf allen Kopien leeren?" })
  await expect(dialog).toContainText("entsteht beim nächsten Besuch neu")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Leeren" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Auf allen Kopien verworfen" })).toBeVisible()
  await expect(entries.getByText("Nichts im Speicher.")).toBeVisible()
})
