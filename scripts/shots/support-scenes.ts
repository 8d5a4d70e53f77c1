import type { Page } from "@playwright/test"
import { ask } from "../../e2e/database.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson } from "../../e2e/staff.ts"
import type { Role } from "../../src/domain/rights/roles.ts"
import type { Scene } from "./scenes.ts"

const longName = "Freifrau von und zu Hohenlohe-Schillingsfürst-Waldenburg"
const start = "/benutzerkonto/anmeldung"

/**
 * Creates a screenshot scene of a staff page, with a separate account for each screenshot. E2E_DATA names the shop's
 * data folder, as in the e2e tests.
 */
const scene = (
  name: string,
  role: Role,
  path: string | ((customerId: number) => string),
  act: (page: Page, customerId: number) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `support-${name}`,
  path: start,
  act: async (page) => {
    const staff = await makePerson(role, "Dienst")
    const customer = await makePerson("Role_Customer", longName)
    const at = typeof path === "string" ? path : path(customer.id)
    await signIn(page, staff.email, at)
    await page.locator("[data-account=known]").waitFor()
    if (role !== "Role_Interaid_Financial") await page.locator("main button:enabled").first().waitFor()
    await act(page, customer.id)
    await page.evaluate(() => document.fonts.ready)
  }
})

const customerAt = (id: number) => `/support/kunde/bearbeiten?id=${id}`
const userAt = (id: number) => `/support/benutzer/${id}/bearbeiten`
const service = "Role_Interaid_CustomerSupport"
const admin = "Role_Interaid_Admin"

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click()

const begin = async (page: Page) => {
  await press(page, "Als Kunde handeln")
  await page.getByLabel("Grund").fill("Rückruf zur Lieferung am Montag")
  await press(page, "Beginnen")
  await page.waitForURL("**/kunde/startseite")
}
const acting = (path: string) => async (page: Page) => {
  await begin(page)
  await page.goto(path)
  await page.locator("[data-part=impersonation]").getByText("handelt als").waitFor()
}

export const supportScenes: ReadonlyArray<Scene> = [
  scene("customers", service, "/support/kunden"),
  scene("customers-empty", service, "/support/kunden?suche=gibt+es+nicht"),
  scene("users", admin, "/support/user/list?rolle=Role_Interaid_Admin"),
  scene("customer", service, customerAt),
  scene("customer-read", "Role_Interaid_Financial", customerAt),
  scene("customer-conflict", service, customerAt, async (page, id) => {
    await ask("update account set first_name = 'Hannelore Elfriede' where id = $1", [id])
    await page.getByLabel("Vorname").fill("Annemarie")
    await press(page, "Speichern")
    await page.locator("[data-part=conflict]").waitFor()
  }),
  scene("customer-leave", service, customerAt, async (page) => {
    await page.getByLabel("Vorname").fill("Annemarie")
    await page.getByRole("link", { name: "Alle Kunden" }).click()
    await page.getByRole("dialog").waitFor()
  }),
  scene("user", admin, userAt),
  scene("user-refused", admin, userAt, async (page) => {
    await page.getByRole("checkbox", { name: /^Kundin/u }).uncheck()
    await press(page, "Speichern")
    await page.getByRole("alert").first().waitFor()
  }),
  scene("user-lock", admin, userAt, (page) => press(page, "Konto sperren")),
  scene("user-act", service, userAt, async (page) => {
    await press(page, "Als Kunde handeln")
    await press(page, "Beginnen")
  }),
  scene("acting-document", service, userAt, acting("/agb")),
  scene("acting-list", service, userAt, acting("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")),
  scene("acting-home", service, userAt, acting("/kunde/startseite"))
]
