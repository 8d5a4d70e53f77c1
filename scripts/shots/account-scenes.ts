import type { Page } from "@playwright/test"
import type { Scene } from "./scenes.ts"

const path = "/benutzerkonto/anmeldung"

/** Answers signing in with a certain word. */
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

/** The pages of the account in the states that people come into. */
export const accountScenes: ReadonlyArray<Scene> = [
  { name: "account", path },
  { name: "account-order", path: `${path}?registerForOrder=true&ReturnUrl=%2Fagb` },
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
  { name: "account-gone", path: "/anfrage-bestaetigen?token=abc" }
]
