import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { mailbox, mailedLink } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

test("staff invite a dealer's driver, who sets a password by the mailed link and works at once", async ({
  page,
  contexts
}) => {
  const [dealer] = await ask("select id from dealer where country_id = 1 order by id limit 1", [])
  const staff = await makePerson("Role_Interaid_DealerSupport", "Einladend")
  await signIn(page, staff.email, `/support/haendler/${String(dealer?.["id"])}?teil=personen`)
  const driver = mailbox("fahrer")
  const send = page.getByRole("button", { name: "Einladung senden" })
  await expect(send).toBeEnabled()
  await expectAccessible(page)

  // an invitation does not take over an existing account
  const email = page.getByLabel("E-Mail-Adresse")
  await email.fill(staff.email)
  await send.click()
  await expect(page.getByText("Zu dieser Adresse gibt es schon ein Konto").first()).toBeVisible()
  await email.fill(driver)
  await page.getByLabel("Vorname").fill("Tilda")
  await page.getByLabel("Nachname").fill("Lenker-Öhlmüller")
  await send.click()
  await expect(page.getByText("Einladung geschrieben, aber nicht gesendet")).toBeVisible()
  const row = page.getByRole("row", { name: /Tilda Lenker-Öhlmüller/u })
  await expect(row).toContainText("Eingeladen")
  await expect(email).toHaveValue("")
  await expectAccessible(page)

  const first = await mailedLink(driver, "/neues-kennwort-setzen/")
  const phone = await elsewhere(contexts)
  await phone.goto(first)
  await phone.getByLabel("Kennwort wählen").fill("ein Satz für den Lieferwagen")
  await phone.getByRole("button", { name: "Kennwort setzen" }).click()
  await phone.waitForURL("**/haendler")
  await expectAccessible(phone)

  await page.reload()
  await expect(row).toContainText("Aktiv")
})
