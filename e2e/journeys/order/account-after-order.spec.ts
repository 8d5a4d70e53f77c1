import { expect } from "@playwright/test"
import { insertAccount, password } from "../../account.ts"
import { expectAccessible } from "../../accessible.ts"
import { ownerOf, toLaterStep } from "../../begun-order.ts"
import { ask } from "../../database.ts"
import { mailedLink } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("a guest creates an account after the order with only a password, and it contains order and address", async ({
  page
}) => {
  const who = buyer("danach")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  const account = page.getByRole("region", { name: "Bestellung in einem Konto behalten" })
  const field = account.getByLabel("Kennwort wählen")
  const create = account.getByRole("button", { name: "Konto anlegen" })
  await field.fill("kurz")
  await create.click()
  await expect(account.getByText("Das Kennwort ist zu kurz")).toBeVisible()
  await expectAccessible(page)
  await field.fill(password)
  await create.click()
  await expect(account.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expectAccessible(page)
  expect((await ownerOf(number))?.["email"]).toBeNull()

  await page.goto(await mailedLink(who.email, "/anfrage-bestaetigen"))
  await page.getByRole("button", { name: "Konto bestätigen" }).click()
  await page.waitForURL("**/bestellung-erfolgreich/**")
  await expect(page.getByRole("heading", { name: "Was Sie bestellt haben" })).toBeVisible()
  await expect(account).toHaveCount(0)
  await expect(async () => expect((await ownerOf(number))?.["email"]).toBe(who.email)).toPass()
  const [kept] = await ask(
    "select d.contents ->> 'street' as street from account_address d join account a on a.id = d.account_id where a.email = $1",
    [who.email]
  )
  expect(kept?.["street"]).toBe(who.street)
})

test("a guest who orders with an account's mailbox is informed by mail only", async ({ page }) => {
  const who = buyer("schonda")
  await insertAccount(who.email, "Role_Customer")
  const hashOf = () => ask("select password_hash from account where email = $1", [who.email])
  const before = await hashOf()
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.click()
  await new Success(page).orderNumber()
  const account = page.getByRole("region", { name: "Bestellung in einem Konto behalten" })
  await account.getByLabel("Kennwort wählen").fill("vier alte Kachelöfen")
  await account.getByRole("button", { name: "Konto anlegen" }).click()
  await expect(account.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expect(async () => {
    const told = await ask("select 1 from mail where recipient = $1 and kind = 'account-exists'", [who.email])
    expect(told).toHaveLength(1)
  }).toPass()
  expect(await hashOf()).toEqual(before)
})
