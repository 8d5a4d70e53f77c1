import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, insertAddress, password } from "../../account.ts"
import { ownerOf, toAddress } from "../../begun-order.ts"
import { enterAsDealer } from "../../dealer.ts"
import { germany } from "../../markets.ts"
import { OrderSignIn } from "../../pages/OrderSignIn.ts"
import { mailbox, mailedLink } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { address } from "./order-sign-in.parts.ts"
import { ask } from "../../database.ts"

test("input typed before signing in is kept, and the rest is filled in only on request", async ({ page }) => {
  const email = mailbox("getippt")
  await insertAccount(email, "Role_Customer")
  await insertAddress(email, address)
  const wizard = await toAddress(page)
  await wizard.street.fill("Am Bahndamm")
  await wizard.houseNumber.fill("1")
  await wizard.signIn.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.forms.signIn(email, password)
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.street).toHaveValue("Am Bahndamm")
  await expect(wizard.email).toHaveValue("")
  await expectAccessible(page)
  await wizard.fillIn.click()
  await expect(wizard.email).toHaveValue(email)
  await expect(wizard.lastName).toHaveValue("Muster")
  await expect(wizard.street).toHaveValue("Am Bahndamm")
  await expect(wizard.fillIn).toHaveCount(0)
})

test("a signed-in dealer sees that this account cannot order, signs out and continues as a guest", async ({
  page
}) => {
  await enterAsDealer(page, `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`)
  await page.locator('a[href*="bestellparameter-bestaetigen"]').first().click()
  const on = page.getByRole("button", { name: "Weiter zur Adresse" })
  await on.click()
  const told = page.getByRole("alert").filter({ hasText: "Mit diesem Konto können Sie nicht bestellen" })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await told.getByRole("button", { name: "Abmelden" }).click()
  await expect(page.getByRole("link", { name: "Anmelden" }).first()).toBeVisible()
  await on.click()
  await new Wizard(page).step("DeliveryAddress").waitFor()
})

test("a visitor who registers during the order may continue as a guest, and gets the order with the account", async ({
  page
}) => {
  const email = mailbox("weiter")
  const wizard = await toAddress(page)
  await wizard.register.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.forms.register(email, password)
  await page.getByRole("button", { name: "Weiter zur Bestellung" }).click()
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.email).toHaveValue(email)
  await wizard.fill({ ...buyer("weiter"), email })
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  expect(await ownerOf(number)).toEqual({ email: null, mailedTo: email })
  await page.goto(await mailedLink(email, "/anfrage-bestaetigen"))
  await page.getByRole("button", { name: "Konto bestätigen" }).click()
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible()
  await expect.poll(() => ownerOf(number)).toEqual({ email, mailedTo: email })
})

test("a guest continues by keyboard alone, with an e-mail address", async ({ page }) => {
  const wizard = await toAddress(page)
  const email = mailbox("gast")
  await wizard.signIn.focus()
  await page.keyboard.press("Enter")
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.guestEmail.focus()
  await page.keyboard.type("gast@")
  await page.keyboard.press("Enter")
  await expect(signIn.guestEmail).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(signIn.guestEmail).toBeFocused()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(email)
  await page.keyboard.press("Tab")
  await expect(signIn.guest).toBeFocused()
  await page.keyboard.press("Enter")
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.email).toHaveValue(email)
  await expect(page.getByText("Sie bestellen als Gast")).toBeVisible()
})

test("going back without signing in changes nothing, and a URL of another site is not followed", async ({
  page
}) => {
  const wizard = await toAddress(page)
  await wizard.firstName.fill("Erika")
  await wizard.signIn.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.back.click()
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.firstName).toHaveValue("Erika")

  await page.goto("/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=https%3A%2F%2Fevil.example%2F")
  await expect(signIn.guest).toBeEnabled()
  await expect(page.getByRole("link", { name: "Zurück", exact: true })).toHaveAttribute(
    "href",
    "/holzpellets-lose/angebotsliste"
  )
  await expectAccessible(page)
  await page.goto("/benutzerkonto/bestellanmeldung/holzpellets-lose?registerForOrder=false")
  await expect(signIn.forms.submit).toBeEnabled()
  await expect(signIn.guest, "guests are for orders alone").toHaveCount(0)
  expect((await page.goto("/benutzerkonto/bestellanmeldung/gibt-es-nicht"))?.status()).toBe(404)
})

test("a visitor who registers during the order is returned to it by the mailed link, with the address filled in", async ({
  page,
  context
}) => {
  const email = mailbox("neukundin")
  const wizard = await toAddress(page)
  const who = buyer("registers")
  // the address is incomplete, so an account cannot adopt it
  await wizard.firstName.fill(who.firstName)
  await wizard.lastName.fill(who.lastName)
  await wizard.street.fill(who.street)
  await wizard.register.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await expect(page.locator("#konto-anlegen")).toBeInViewport()
  await signIn.forms.create.click()
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeVisible()
  await expectAccessible(page)
  await signIn.forms.register(email, password)
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expectAccessible(page)
  const [kept] = await ask(
    `select contents::text as text from registration_cache
     where lower(contents -> 'authData' ->> 'email') = $1`,
    [email]
  )
  expect(kept?.["text"]).toContain(who.street)
  expect(kept?.["text"]).not.toContain(password)

  // links in mails open in new tabs
  const link = await mailedLink(email, "/anfrage-bestaetigen")
  const second = await context.newPage()
  await second.goto(link)
  await second.getByRole("button", { name: "Konto bestätigen" }).click()
  const there = new Wizard(second)
  await there.step("DeliveryAddress").waitFor()
  await expect(second.getByText("Sie bestellen mit Ihrem Konto")).toBeVisible()
  await expect(there.email).toHaveValue(email)
  await expect(there.lastName).toHaveValue(who.lastName)
  await expect(there.street).toHaveValue(who.street)
  await there.fill({ ...who, email })
  await there.place.click()
  expect(await ownerOf(await new Success(second).orderNumber())).toEqual({ email, mailedTo: email })
})
