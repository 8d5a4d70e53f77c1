import type { Page } from "@playwright/test"
import { password } from "../../e2e/account.ts"
import { dealerWithDelivered, dealerWithOrders, nextSunday, workdayFromNow } from "../../e2e/dealer.ts"
import { SignIn } from "../../e2e/pages/SignIn.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson } from "../../e2e/staff.ts"
import type { Scene } from "./scenes.ts"

const path = "/stornomanagement/offen"
const longName = "von Oberhuber-Kirchenlamitzer zu Hohenlohe-Langenburg"

/**
 * Creates a screenshot scene of a dealer's open orders; E2E_DATA must name the data folder of the shop that is
 * photographed.
 */
const scene = (
  name: string,
  statuses: ReadonlyArray<string>,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `dealer-${name}`,
  path: `/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: path })}`,
  act: async (page) => {
    const { dealer } = await dealerWithOrders(statuses, longName)
    await page.locator("form[data-live]").waitFor()
    await new SignIn(page).signIn(dealer, password)
    await page.waitForURL(`**${path}`)
    await page.getByText(/offene Bestellung(?:en)?$/u).waitFor()
    await act(page)
  }
})

const billingPath = "/stornomanagement/rechnungen"

/** Creates a screenshot scene of a dealer's delivered orders: one stage of the list, or a bill. */
const billing = (
  name: string,
  query = "",
  act: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `dealer-billing-${name}`,
  path: `/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: billingPath + query })}`,
  act: async (page) => {
    const { dealer } = await dealerWithDelivered(["delivered", "invoiced", "settled"], longName)
    await page.locator("form[data-live]").waitFor()
    await new SignIn(page).signIn(dealer, password)
    await page.waitForURL(`**${billingPath}${query}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await act(page)
  }
})

const three = ["placed", "confirmed", "scheduled"]
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click()

/** Screenshot scenes of the orders that a dealer has to act on, in every state of the list and its forms. */
export const dealerScenes: ReadonlyArray<Scene> = [
  scene("open", three),
  scene("open-none", []),
  scene("open-keys", three, async (page) => {
    const keys = page.getByRole("button", { name: "Tasten" })
    // help for keyboard shortcuts is not shown on touch devices
    if (await keys.isVisible()) await keys.click()
    await page.keyboard.press("ArrowDown")
  }),
  scene("open-deliver", three, async (page) => {
    await press(page, "Lieferung melden")
    await page.getByLabel(/^Gelieferte Menge/u).fill("7000")
    await page.getByRole("dialog").getByRole("button", { name: "Lieferung melden" }).click()
  }),
  scene("open-schedule", three, (page) => press(page, "Termin vereinbaren")),
  scene("open-sunday", three, async (page) => {
    await press(page, "Termin vereinbaren")
    await page.getByRole("dialog").getByLabel("Liefertag").fill(nextSunday())
    await page.getByRole("dialog").getByRole("button", { name: "Termin vereinbaren" }).click()
    await page.getByText("trotzdem planen?").waitFor()
  }),
  scene("open-many", ["placed", "placed", ...three], async (page) => {
    await press(page, "Alle 5 auswählen")
    await page.getByText("5 ausgewählt").waitFor()
  }),
  scene("open-many-day", ["confirmed", ...three], async (page) => {
    await press(page, "Alle 4 auswählen")
    await press(page, "Termin für 3")
    await page.getByRole("dialog").waitFor()
  }),
  scene("day", ["scheduled", "scheduled", "scheduled"], async (page) => {
    const day = workdayFromNow(1)
    await press(page, "Alle 3 auswählen")
    await press(page, "Termin für 3")
    await page.getByRole("dialog").getByLabel("Liefertag").fill(day)
    await page.getByRole("dialog").getByRole("button", { name: "Termine vereinbaren" }).click()
    await page.getByText("3 Bestellungen gespeichert.").waitFor()
    await page.goto(`/haendler/tag?datum=${day}&folge=strecke`)
    await page.getByText("3 Stopps").waitFor()
  }),
  scene("day-none", [], (page) => page.goto(`/haendler/tag?datum=${workdayFromNow(1)}`)),
  scene("day-emptied", [], async (page) => {
    await page.goto(`/haendler/tag?datum=${workdayFromNow(1)}`)
    await page.locator("main button, main input").first().waitFor()
    await page.getByLabel("Liefertag").fill("")
    await page.keyboard.press("Tab")
    await page.getByText("Bitte nennen Sie einen Tag.").waitFor()
  }),
  scene("open-announced", three, async (page) => {
    await press(page, "Bestätigen")
    await press(page, "Lieferung melden")
    await page.getByRole("dialog").getByRole("button", { name: "Lieferung melden" }).click()
    await page.getByText("wird in 10 Sekunden gesendet").last().waitFor()
  }),
  scene("open-failed", three, async (page) => {
    await page.route("**/confirm", (route) => route.fulfill({ status: 503, json: {} }))
    await press(page, "Bestätigen")
    await page.getByText("Der Server hat nicht geantwortet.").waitFor()
  }),
  scene("open-refused", three, async (page) => {
    await page.route("**/confirm", (route) =>
      route.fulfill({ status: 422, json: { Code: "Invalid", Message: "", Problems: [] } })
    )
    await press(page, "Bestätigen")
    await page.getByText("Das wurde so nicht angenommen").waitFor()
  }),
  scene("open-stale", three, async (page) => {
    await page.route("**/dealer-orders/open", (route) => route.fulfill({ status: 503, json: {} }))
    await press(page, "Neu laden")
    await page.getByText("wie sie zuletzt geladen wurde").waitFor()
  }),
  scene("open-away", three, async (page) => {
    await page.route("**/dealer-orders/open", (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByLabel("Stand").selectOption({ label: "Neu" })
    await press(page, "Suchen")
    await page.getByRole("alert").waitFor()
  }),
  scene("open-not-found", three, async (page) => {
    await page.getByRole("searchbox").fill("gibt es nicht")
    await press(page, "Suchen")
    await page.getByText("Keine offene Bestellung passt dazu").waitFor()
  }),
  scene("open-loading", three, async (page) => {
    await page.route("**/dealer-orders/open", () => {})
    await page.getByLabel("Stand").selectOption({ label: "Neu" })
    await press(page, "Suchen")
    await page.getByText("Wird geladen").waitFor()
  }),
  billing("delivered"),
  billing("invoice", "", (page) => press(page, "Rechnung schreiben")),
  billing("invoiced", "?stand=rechnung"),
  billing("settled", "?stand=bezahlt"),
  billing("archive", "?stand=archiv"),
  billing("paper", "", async (page) => {
    await press(page, "Rechnung schreiben")
    await page.getByRole("dialog").getByRole("button", { name: "Rechnung schreiben" }).click()
    const link = page.getByRole("link", { name: /^R-/u })
    await link.waitFor()
    await page.goto(String(await link.getAttribute("href")))
    await page.getByRole("heading", { level: 1 }).waitFor()
  }),
  {
    name: "dealer-billing-books",
    path: "/agb",
    act: async (page) => {
      const staff = await makePerson("Role_Interaid_Financial", "Buchhaltung")
      await signIn(page, staff.email, `${billingPath}?stand=rechnung`)
      await page.getByRole("table").waitFor()
    }
  },
  {
    name: "dealer-open-staff",
    path: "/agb",
    act: async (page) => {
      const staff = await makePerson("Role_Interaid_DealerSupport", "Betreuung")
      await signIn(page, staff.email, path)
      await page.getByRole("table").waitFor()
    }
  }
]
