import { expect, type Page } from "@playwright/test"
import { insertAccount, password } from "../../e2e/account.ts"
import { BaseData, home } from "../../e2e/pages/BaseData.ts"
import { SignIn } from "../../e2e/pages/SignIn.ts"
import type { Scene } from "./scenes.ts"

const mailbox = () =>
  `maximiliane.von-und-zu-hohenlohe.${crypto.randomUUID().slice(0, 8)}@beispiel-genossenschaft.test`

/** Signs in a new customer with a long e-mail address, adds a home address and opens a page. */
const settle = async (page: Page, path: string): Promise<BaseData> => {
  const email = mailbox()
  await insertAccount(email, "Role_Customer")
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fkunde%2Fstammdaten")
  await form.signIn(email, password)
  await page.waitForURL("**/kunde/stammdaten")
  const data = new BaseData(page)
  await data.isReady()
  await data.addHome()
  if (path !== "/kunde/stammdaten") await page.goto(path)
  return data
}

const scene = (
  name: string,
  act: (data: BaseData, page: Page) => Promise<unknown> = () => Promise.resolve(),
  path = "/kunde/stammdaten"
): Scene => ({
  name: `base-data${name}`,
  path: "/benutzerkonto/anmeldung",
  act: async (page) => {
    await act(await settle(page, path), page)
  }
})

const refuse = (page: Page, status: number) =>
  page.route("**/api/kunde/{stammdaten,adressen}", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status, json: { Code: "Unavailable", Message: "", Problems: [] } })
      : route.continue()
  )

/** Screenshot scenes of the base data pages in every state that users see. */
export const baseDataScenes: ReadonlyArray<Scene> = [
  scene(""),
  scene("-unsaved", async (data, page) => {
    await page.getByRole("link", { name: "Adresse hinzufügen" }).click()
    await data.dialog.getByLabel("Vorname").fill(home.firstName)
    await page.keyboard.press("Escape")
    await page
      .getByRole("button", { name: /^Löschen/u })
      .first()
      .click()
    await expect(page.getByText("Wird gelöscht")).toBeVisible()
  }),
  scene("-form", async (data, page) => {
    await page.getByRole("link", { name: /^Bearbeiten/u }).click()
    await data.dialog.getByLabel("Nachname").fill("")
    await data.dialog.getByLabel("Telefon").fill("12")
    await data.saveAddress.click()
    await expect(data.dialog.locator("[aria-labelledby=error-summary]")).toBeVisible()
  }),
  scene("-failed", async (data, page) => {
    await refuse(page, 503)
    await page.getByLabel("Vorname").fill("Ada")
    await data.savePerson.click()
    await page.getByRole("button", { name: /^Löschen/u }).click()
    await data.saveAddresses.click()
    await expect(page.getByText("Das ließ sich gerade nicht speichern")).toHaveCount(2)
  }),
  scene("-conflict", async (data, page) => {
    const other = await page.context().newPage()
    await other.goto("/kunde/stammdaten")
    await new BaseData(other).isReady()
    await other.getByLabel("Vorname").fill("Ada")
    await other.getByRole("button", { name: "Person speichern" }).click()
    await expect(other.getByText("Gespeichert", { exact: true })).toBeVisible()
    await other.close()
    await page.getByLabel("Nachname").fill(home.lastName)
    await data.savePerson.click()
    await expect(page.getByText("Gespeicherte Fassung")).toBeVisible()
  }),
  scene("-part", async () => {}, "/account/basedata/partial/anmeldung"),
  scene("-personal", async () => {}, "/persoenliche-daten")
]
