import type { Page } from "@playwright/test"
import { password } from "../../e2e/account.ts"
import { ask } from "../../e2e/database.ts"
import { dealerWithDelivered, dealerWithOrders } from "../../e2e/dealer.ts"
import { SignIn } from "../../e2e/pages/SignIn.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson } from "../../e2e/staff.ts"
import type { Role } from "../../src/domain/rights/roles.ts"
import type { Scene } from "./scenes.ts"

const longName = "von Oberhuber-Kirchenlamitzer zu Hohenlohe-Langenburg"
const searchPath = "/support/bestellungen"
const nothing = () => Promise.resolve()

/**
 * Creates a screenshot scene for a member of staff; E2E_DATA must name the data folder of the shop that is
 * photographed.
 */
const staffScene = (
  name: string,
  role: Role,
  path: () => Promise<string>,
  act: (page: Page) => Promise<unknown> = nothing
): Scene => ({
  name: `staff-order-${name}`,
  path: "/agb",
  act: async (page) => {
    const staff = await makePerson(role, "Dienst")
    await signIn(page, staff.email, await path())
    await page.locator("main button:enabled").first().waitFor()
    await act(page)
  }
})

const orderOf = async (status: string): Promise<string> => {
  const { ids } = await dealerWithOrders([status], longName)
  return `${searchPath}/${ids[0]}`
}

const service = "Role_Interaid_CustomerSupport"
const away = async (page: Page, words: string) => {
  await page.getByRole("searchbox").fill(words)
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click()
}

/**
 * Screenshot scenes of orders found and opened by staff, of the page of a dealer's order, and of the operator's bill.
 */
export const staffOrderScenes: ReadonlyArray<Scene> = [
  staffScene(
    "search",
    service,
    async () => {
      await dealerWithOrders(["placed", "confirmed", "delivered"], longName)
      return searchPath
    },
    (page) => page.getByRole("table").waitFor()
  ),
  staffScene(
    "search-none",
    service,
    async () => searchPath,
    async (page) => {
      await away(page, "gibt es nicht")
      await page.getByText("Keine Bestellung passt dazu").waitFor()
    }
  ),
  staffScene(
    "search-away",
    service,
    async () => searchPath,
    async (page) => {
      await page.route("**/api/desk-orders?*", (route) => route.fulfill({ status: 503, json: {} }))
      await away(page, "Erika")
      await page.getByRole("alert").first().waitFor()
    }
  ),
  staffScene(
    "staff",
    service,
    () => orderOf("scheduled"),
    async (page) => {
      await page
        .getByLabel("Neue Notiz")
        .fill("Hat angerufen und fragt nach dem Termin; ruft morgen noch einmal an.")
      await page.getByRole("button", { name: "Notiz speichern" }).click()
      await page.getByText("Notiz gespeichert").first().waitFor()
    }
  ),
  staffScene(
    "withdraw",
    service,
    () => orderOf("confirmed"),
    async (page) => {
      await page.getByRole("button", { name: "Für den Kunden widerrufen" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Für den Kunden widerrufen" }).click()
    }
  ),
  {
    name: "staff-order-dealer",
    path: "/agb",
    act: async (page) => {
      const { dealer, ids } = await dealerWithOrders(["placed"], longName)
      await signIn(page, dealer, `/stornomanagement/bestellungen/${ids[0]}`, false)
      await page.getByRole("button", { name: "Bestätigen", exact: true }).click()
      await page.getByText("wird in 10 Sekunden gesendet").waitFor()
    }
  },
  {
    name: "staff-order-bill",
    path: "/benutzerkonto/anmeldung",
    act: async (page) => {
      const { dealer, ids } = await dealerWithDelivered(["invoiced"], longName)
      await ask(
        `update customer_order set receipt = jsonb_set(receipt, '{payment,isInteraidPayment}', 'true') where id = any($1::text[])`,
        [ids]
      )
      await page.locator("form[data-live]").waitFor()
      await new SignIn(page).signIn(dealer, password)
      await page.waitForURL((url) => !url.pathname.endsWith("/anmeldung"))
      await page.goto(`/druckansicht/bestellung/${ids[0]}/rechnung`)
      await page.getByRole("heading", { level: 1 }).waitFor()
    }
  }
]
