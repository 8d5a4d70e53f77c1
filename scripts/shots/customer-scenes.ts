import type { Page } from "@playwright/test"
import { insertAccount, password } from "../../e2e/account.ts"
import { ask } from "../../e2e/database.ts"
import { giveOrders } from "../../e2e/orders.ts"
import { mailbox, SignIn } from "../../e2e/pages/SignIn.ts"
import type { Scene } from "./scenes.ts"

const longName = "Genossenschaftliche Brennstoffversorgung Oberhuber-Kirchenlamitzer & Söhne GmbH & Co. KG"

type Prepare = (email: string) => Promise<unknown>

const orders: Prepare = (email) =>
  giveOrders(email, [
    { status: "cancelledByDealer" },
    { status: "settled" },
    { status: "delivered", dealerName: longName },
    { status: "scheduled", dealerName: longName }
  ])

const alarms: Prepare = (email) =>
  ask(
    `insert into price_alarm (account_id, email, kind, country_id, product_id, zip_code, amount, threshold, direction,
       confirmed_at)
     select id, email, 'PriceAlarm', 1, product, zip, amount, 31250, way, case when zip = '' then now() end
     from account, (values (20, '', 6000, 'Below'), (23, '80331', 2, 'Above'), (1, '10999', 3000, 'Below'))
       as wish (product, zip, amount, way)
     where email = $1`,
    [email]
  )

const live = (page: Page) => page.getByRole("button", { name: "Preisalarm anlegen" })

/**
 * Creates a screenshot scene of a page in the customer area, for a customer with a long name (`E2E_DATA` names the
 * shop's data folder).
 */
const scene = (
  name: string,
  path: string,
  prepare: Prepare | undefined,
  act?: (page: Page) => Promise<unknown>
): Scene => ({
  name: `customer-${name}`,
  path: `/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: path })}`,
  act: async (page) => {
    const email = mailbox(`bild-${name}`)
    await insertAccount(email, "Role_Customer")
    await ask(
      "update account set first_name = 'Maximiliane-Hildegard', last_name = 'von Oberhuber-Kirchenlamitzer' where email = $1",
      [email]
    )
    await prepare?.(email)
    await page.locator("form[data-live]").waitFor()
    await new SignIn(page).signIn(email, password)
    await page.waitForURL(`**${path}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await act?.(page)
  }
})

const notifications = "/kunde/benachrichtigungen"

/** Screenshot scenes of the customer area in every state that users see. */
export const customerScenes: ReadonlyArray<Scene> = [
  scene("home", "/kunde/startseite", orders),
  scene("home-new", "/kunde/startseite", undefined),
  scene("orders", "/kunde/bestellungen", orders, async (page) => {
    await page.getByText("Verlauf").first().click()
  }),
  scene("alarms", notifications, alarms),
  scene("alarms-none", notifications, undefined),
  scene("alarms-dirty", notifications, alarms, async (page) => {
    await live(page).waitFor()
    await page.getByRole("button", { name: "Löschen" }).first().click()
    await page.getByRole("checkbox").check()
  }),
  scene("alarm-form", notifications, undefined, async (page) => {
    await live(page).click()
    await page.getByLabel(/Postleitzahl/u).fill("12")
    await page.getByRole("button", { name: "Übernehmen" }).click()
  }),
  scene("rating", "/kunde/bestellungen", orders, async (page) => {
    await page
      .getByRole("button", { name: /Bewerten/u })
      .first()
      .click()
    await page.waitForURL("**/bewerten-sie-uns/**")
    await page.getByRole("radio", { name: "4 Sterne" }).first().check()
    await page.getByRole("button", { name: "Bewertung abgeben" }).click()
  }),
  { name: "customer-link-gone", path: "/benachrichtigungen/abc/bestaetigen" }
]
