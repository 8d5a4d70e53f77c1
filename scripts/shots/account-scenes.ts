import type { Page } from "@playwright/test"
import { insertAccount, insertAddress, password } from "../../e2e/account.ts"
import { Confirm } from "../../e2e/pages/Confirm.ts"
import { OfferList } from "../../e2e/pages/OfferList.ts"
import { OrderSignIn } from "../../e2e/pages/OrderSignIn.ts"
import { mailbox } from "../../e2e/pages/SignIn.ts"
import { Wizard } from "../../e2e/pages/Wizard.ts"
import type { Scene } from "./scenes.ts"

const path = "/benutzerkonto/anmeldung"

/** Makes the sign-in call respond with this body. */
const answer = (page: Page, body: object, status = 200, headers: Record<string, string> = {}) =>
  page.route("**/api/account/jwt/anmelden", (route) => route.fulfill({ status, json: body, headers }))

const signIn = async (page: Page) => {
  await page.locator("form[data-live]").waitFor()
  await page
    .getByLabel("E-Mail-Adresse")
    .first()
    .fill("maximiliane.von-und-zu-hohenlohe@beispiel-genossenschaft.example")
  await page.getByLabel("Kennwort").first().fill("ein langer Satz als Kennwort")
  await page.getByRole("button", { name: "Anmelden" }).click()
}

const refused = (Reason: string, more: object = {}) => ({
  success: false,
  token: null,
  redirectUrl: null,
  Reason,
  ...more
})

const said = (name: string, body: object, status = 200, headers: Record<string, string> = {}): Scene => ({
  name: `account-${name}`,
  path,
  act: async (page) => {
    await answer(page, body, status, headers)
    await signIn(page)
    await page.locator("[data-state=bad], [data-state=info], [data-state=secondFactor]").first().waitFor()
  }
})

const list = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000"

const known = {
  firstName: "Erika",
  lastName: "Muster",
  street: "Straße der Völkerfreundschaft",
  houseNumber: "117 a",
  zipCode: "01067",
  city: "Dresden",
  phone: "0351 7654321"
}

const toAddress = async (page: Page): Promise<void> => {
  await new OfferList(page).choose(0)
  await new Confirm(page).begin()
  await new Wizard(page).step("DeliveryAddress").waitFor()
}

const toOrderSignIn = async (page: Page): Promise<OrderSignIn> => {
  if (!page.url().includes("/bestellung/")) await toAddress(page)
  await new Wizard(page).signIn.click()
  const place = new OrderSignIn(page)
  await place.opened()
  return place
}

/** Screenshot scenes of the account pages in every state that users see. */
export const accountScenes: ReadonlyArray<Scene> = [
  { name: "account", path },
  {
    name: "account-errors",
    path,
    act: async (page) => {
      await page.locator("form[data-live]").waitFor()
      await page.getByLabel("Kennwort wählen").fill("kurz")
      await page.getByRole("button", { name: "Konto anlegen" }).click()
    }
  },
  said("wrong", refused("credentialsWrong")),
  said("locked", refused("locked")),
  said("throttled", { Code: "TooManyRequests", Message: "", Problems: [] }, 429, { "retry-after": "47" }),
  said("code", refused("secondFactorNeeded")),
  said(
    "setup",
    refused("secondFactorSetup", {
      SetupAddress: "otpauth://totp/Heizmarkt:a?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Heizmarkt"
    })
  ),
  {
    name: "order-sign-in",
    path: list,
    act: async (page) => {
      await toOrderSignIn(page)
    }
  },
  {
    name: "order-sign-in-wrong",
    path: list,
    act: async (page) => {
      await toOrderSignIn(page)
      await answer(page, refused("credentialsWrong"))
      await signIn(page)
      await page.locator("[data-state=bad]").first().waitFor()
    }
  },
  {
    name: "order-sign-in-errors",
    path: list,
    act: async (page) => {
      const { guest } = await toOrderSignIn(page)
      await guest.click()
      await page.locator("#error-summary").waitFor()
    }
  },
  {
    name: "order-sign-in-mail",
    path: list,
    act: async (page) => {
      const { forms } = await toOrderSignIn(page)
      await page.route("**/api/account/registrieren", (route) =>
        route.fulfill({ json: { success: true, token: null, redirectUrl: null } })
      )
      await forms.register(
        "maximiliane.von-und-zu-hohenlohe@beispiel-genossenschaft.example",
        "ein langer Satz"
      )
      await page.locator("[data-state=mailSent]").waitFor()
    }
  },
  { name: "order-sign-in-none", path: "/benutzerkonto/bestellanmeldung/holzpellets-lose" },
  {
    name: "address-known",
    path: list,
    act: async (page) => {
      const email = mailbox("shots")
      await insertAccount(email, "Role_Customer")
      await insertAddress(email, known)
      const { forms } = await toOrderSignIn(page)
      await forms.signIn(email, password)
      await new Wizard(page).step("DeliveryAddress").waitFor()
      await page.getByText(email).first().waitFor()
    }
  },
  {
    name: "address-fill-in",
    path: list,
    act: async (page) => {
      const email = mailbox("shots")
      await insertAccount(email, "Role_Customer")
      await insertAddress(email, known)
      await toAddress(page)
      await new Wizard(page).street.fill("Am Bahndamm")
      const { forms } = await toOrderSignIn(page)
      await forms.signIn(email, password)
      await new Wizard(page).fillIn.waitFor()
    }
  },
  { name: "account-gone", path: "/anfrage-bestaetigen?token=abc" }
]
