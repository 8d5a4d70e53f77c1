import { expect } from "@playwright/test"
import { TOTP } from "otpauth"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password, totpSecret } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox, mailedLink, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signOut } from "./account.parts.ts"

test("a visitor who registers confirms by mail and is signed in", async ({ page }) => {
  const email = mailbox("neu")
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fagb")
  await form.create.click()
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeVisible()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  await form.register(email, password)
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(email, "/anfrage-bestaetigen")
  const token = new URL(link, "http://localhost").searchParams.get("token") ?? ""
  await page.goto(link)
  expect(await page.title()).not.toContain(token)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
  for (const anchor of await page.locator("a").all())
    expect(await anchor.getAttribute("href")).not.toContain(token)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Konto bestätigen" }).click()
  await page.waitForURL("**/agb")
  await expect(signOut(page)).toBeVisible()

  await page.goto(link)
  await expect(page.getByText("Dieser Link gilt nicht mehr")).toBeVisible()
  await expectAccessible(page)
})

test("a wrong password is reported, and the right one returns to the page, by keyboard alone", async ({
  page
}) => {
  const email = mailbox("wieder")
  await insertAccount(email, "Role_Customer")
  await page.goto("/agb")
  await page.getByRole("link", { name: "Anmelden" }).click()
  const form = new SignIn(page)
  await expect(form.submit).toBeEnabled()
  expect(new URL(page.url()).searchParams.get("ReturnUrl")).toBe("/agb")
  await expectAccessible(page)
  await form.signIn(email, "falsch und lang genug")
  await expect(page.getByText("E-Mail-Adresse oder Kennwort stimmt nicht")).toBeVisible()
  await expectAccessible(page)
  await form.password.focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await page.waitForURL("**/agb")
  await expect(signOut(page)).toBeVisible()

  // signed-in users are redirected from the sign-in page
  await page.goto("/benutzerkonto/anmeldung?ReturnUrl=%2Fimpressum")
  await page.waitForURL("**/impressum")
  await page.goto("/benutzerkonto/anmeldung?ReturnUrl=%2F%2Fevil.example%2F")
  await expect(page).toHaveURL(/localhost:\d+\/$/u)
  await expect(signOut(page)).toBeVisible()
  await expectAccessible(page)

  await signOut(page).click()
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole("link", { name: "Anmelden" })).toBeVisible()
  await page.goto("/benutzerkonto/anmeldung")
  await expect(form.submit).toBeVisible()
})

test("a forgotten password is replaced by a mailed link, once", async ({ page }) => {
  const email = mailbox("vergessen")
  await insertAccount(email, "Role_Customer")
  const form = new SignIn(page)
  await form.open()
  await page.getByRole("button", { name: "Kennwort vergessen?" }).click()
  await page.getByLabel("E-Mail-Adresse Ihres Kontos").fill(email)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Gibt es zu dieser Adresse ein Konto")).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(email, "/neues-kennwort-setzen/")
  await page.goto(link)
  await expect(page.getByRole("link", { name: "Anmelden" })).toHaveAttribute(
    "href",
    "/benutzerkonto/anmeldung"
  )
  const set = page.getByRole("button", { name: "Kennwort setzen" })
  await page.getByLabel("Kennwort wählen").fill("kurz")
  await set.click()
  await expect(page.getByText("Das Kennwort ist zu kurz").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Kennwort wählen").fill("ein ganz anderer Satz")
  await set.click()
  await expect(page.getByText("Ihr neues Kennwort gilt")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Dieser Link gilt nicht mehr")).toBeVisible()

  await page.getByRole("main").getByRole("link", { name: "Zur Anmeldung" }).click()
  await expect(form.submit).toBeEnabled()
  await form.signIn(email, "ein ganz anderer Satz")
  await page.waitForURL("**/kunde/startseite")
  await expect(signOut(page)).toBeVisible()
})

test("staff give the code of their app as well", async ({ page }) => {
  const email = mailbox("hilfe")
  await insertAccount(email, "Role_Interaid_CustomerSupport", totpSecret)
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fimpressum")
  await form.signIn(email, password)
  const code = page.getByLabel("Sechsstelliger Code")
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill("000000")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Dieser Code stimmt nicht")).toBeVisible()
  await expectAccessible(page)
  await code.fill(new TOTP({ secret: totpSecret }).generate())
  await page.keyboard.press("Enter")
  await page.waitForURL("**/impressum")
  await expect(signOut(page)).toBeVisible()
})

test("two tabs with an expiring token refresh it once, both stay signed in, and one signs out for both", async ({
  page,
  context
}) => {
  const email = mailbox("zwei")
  await insertAccount(email, "Role_Customer")
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fagb")
  await form.signIn(email, password)
  await page.waitForURL("**/agb")
  await expect(signOut(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto("/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000")
  await expect(signOut(other)).toBeVisible()
  const tabs = [page, other]

  let refreshes = 0
  context.on("request", (request) => {
    if (request.url().endsWith("/api/account/v2/get/token")) refreshes += 1
  })
  await context.clearCookies({ name: /^(?:__Host-access|session-expiry)$/u })
  // both tabs check the session simultaneously
  const wake = () => Promise.all(tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event("pageshow")))))
  await wake()
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookies).toEqual(expect.arrayContaining(["__Host-access", "session-expiry"]))
  const waiting = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return held.length + pending.length
    })
  await expect.poll(waiting).toBe(0)
  await wake()
  await expect.poll(waiting).toBe(0)
  expect(refreshes).toBe(1)
  for (const tab of tabs) {
    await expect(signOut(tab)).toBeVisible()
    await expect(tab.locator("[data-toast]")).toHaveCount(0)
  }
  const [family] = await ask(
    `select count(*)::int as ended from session_family
     where ended_at is not null and account_id = (select id from account where email = $1)`,
    [email]
  )
  expect(family?.["ended"]).toBe(0)

  await signOut(other).click()
  await expect(other.getByText("Erfolgreich abgemeldet")).toBeVisible()
  await expect(page.getByRole("link", { name: "Anmelden" })).toBeVisible()
})
