import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { mailbox, mailedLink } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

test("an admin invites staff, and a lost invitation is sent again", async ({ page, contexts }) => {
  const boss = await makePerson("Role_Interaid_Admin", "Verwaltung")
  await signIn(page, boss.email, "/support/user/list")
  await page.getByRole("link", { name: "Benutzer einladen" }).click()
  const send = page.getByRole("button", { name: "Einladung senden" })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  const colleague = mailbox("kollegin")
  await page.getByLabel("E-Mail-Adresse").fill(colleague)
  await page.getByLabel("Redaktion").check()
  await send.click()
  await expect(page.getByRole("heading", { level: 1, name: colleague })).toBeVisible()
  await expect(page.getByText("Eingeladen", { exact: true })).toBeVisible()
  const lost = await mailedLink(colleague, "/neues-kennwort-setzen/")
  await expectAccessible(page)

  await page.getByRole("button", { name: "Noch einmal einladen" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Noch einmal einladen" }).click()
  await expect(page.getByText("Einladung geschrieben, aber nicht gesendet")).toBeVisible()
  const other = await elsewhere(contexts)
  await other.goto(lost)
  await expect(other.getByText("Dieser Link gilt nicht mehr")).toBeVisible()
})
