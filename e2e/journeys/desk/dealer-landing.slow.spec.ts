import { expect } from "@playwright/test"
import { TOTP } from "otpauth"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password, totpSecret } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { elsewhere, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

test("the sample dealer with an address of its own is redirected there after signing in, unless a page of the shop was requested", async ({
  page,
  contexts
}) => {
  const [own] = await ask(
    "select id, redirect_url from dealer where redirect_host = 'portal.haendler.example'",
    []
  )
  const address = String(own?.["redirect_url"])
  const dealer = mailbox("haendler")
  await insertAccount(dealer, "Role_AdvertisingPartner")
  await ask("update account set dealer_id = $1 where email = $2", [own?.["id"], dealer])
  const visited: Array<string> = []
  await page.route("https://portal.haendler.example/**", async (route) => {
    visited.push(route.request().url())
    await route.fulfill({ contentType: "text/html", body: "<h1>Portal</h1>" })
  })
  const form = new SignIn(page)
  await form.open()
  await form.signIn(dealer, password)
  await expect(page.getByRole("heading", { name: "Portal" })).toBeVisible()
  expect(visited).toEqual([address])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => /access|refresh|token/iu.test(name))).toEqual([])

  const wished = await elsewhere(contexts)
  const asked = new SignIn(wished)
  await asked.open("?ReturnUrl=%2Fstornomanagement%2Foffen")
  await asked.signIn(dealer, password)
  await expect(wished.getByRole("heading", { level: 1, name: "Offene Bestellungen" })).toBeVisible()
})

test("an ad manager starts on the first page of the menu, which contains none of a dealer's pages", async ({
  page
}) => {
  const { email } = await makePerson("Role_Interaid_AdManager", "Anzeigen")
  const form = new SignIn(page)
  await form.open()
  await form.signIn(email, password)
  await page.getByLabel("Sechsstelliger Code").fill(new TOTP({ secret: totpSecret }).generate())
  await page.keyboard.press("Enter")
  const menu = page.getByRole("navigation", { name: "Mein Bereich" })
  const entries = menu.getByRole("link")
  await expect(entries.first()).toHaveAttribute("aria-current", "page")
  await expect(entries.first()).toHaveAttribute("href", new URL(page.url()).pathname)
  await expect(menu.getByRole("link", { name: "Offene Bestellungen" })).toHaveCount(0)
  await expect(menu.getByRole("link", { name: "Statistik" })).toHaveCount(1)
  await expectAccessible(page)
})
