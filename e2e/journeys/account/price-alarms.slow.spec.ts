import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"

test("a list that changed elsewhere is shown below one's own changes", async ({ page }) => {
  const email = mailbox("anderswo")
  await insertAccount(email, "Role_Customer")
  await ask(
    `insert into price_alarm (account_id, email, kind, country_id, product_id, zip_code, amount, threshold, direction,
       confirmed_at)
     select id, email, 'PriceAlarm', 1, 20, zip, 6000, 25000, 'Below', now()
     from account, unnest(array['80331', '10999']) zip where email = $1`,
    [email]
  )
  await signIn(page, email, "/kunde/benachrichtigungen", false)
  const row = (zip: string) => page.getByRole("listitem").filter({ hasText: `Region von ${zip}` })
  await row("80331").getByRole("button", { name: "Löschen" }).click()
  await row("10999").getByRole("button", { name: "Löschen" }).click()
  await ask("delete from price_alarm where email = $1 and zip_code = '80331'", [email])
  await page.getByRole("button", { name: "Speichern" }).click()
  await expect(page.getByText("Die Liste hat sich inzwischen geändert")).toBeVisible()
  await expect(row("80331")).toHaveCount(0)
  await expect(row("10999").getByText("Wird gelöscht")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Verwerfen" }).click()
  await expect(row("10999").getByRole("button", { name: "Löschen" })).toBeVisible()
})
