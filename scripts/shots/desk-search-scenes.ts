import type { Page } from "@playwright/test"
import { dealerWithOrders } from "../../e2e/dealer.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson, ownWord } from "../../e2e/staff.ts"
import type { Scene } from "./scenes.ts"

const longName = "von Oberhuber-Kirchenlamitzer zu Hohenlohe-Langenburg"

const field = (page: Page) => page.getByRole("combobox", { name: /^Suchen/u })

/**
 * Creates a screenshot scene of the desk's search, in its dialog or on the home page of staff; E2E_DATA must name the
 * data folder of the shop that is photographed.
 */
const scene = (
  name: string,
  act: (page: Page, word: string) => Promise<unknown>,
  path = "/support/kunden"
): Scene => ({
  name: `desk-search-${name}`,
  path: "/agb",
  act: async (page) => {
    const word = ownWord()
    await dealerWithOrders(["placed", "confirmed", "scheduled"], `${word} ${longName}`)
    const staff = await makePerson("Role_Interaid_Admin", "Verwaltung")
    await signIn(page, staff.email, path)
    const opener = page.getByRole("banner").getByRole("button", { name: "Suchen", exact: true })
    await page.locator("main form[data-live], main [role=combobox]:not([readonly])").first().waitFor()
    if (path !== "/support") await opener.click()
    await act(page, word)
  }
})

const found = async (page: Page, word: string) => {
  await field(page).fill(word)
  await page.getByRole("option").first().waitFor()
}

const nothing = async (page: Page) => {
  await field(page).fill("gibt es nicht 12")
  await page.getByText("Nichts gefunden").first().waitFor()
}

/** Screenshot scenes of the desk's search: initial, with results, and with errors. */
export const deskSearchScenes: ReadonlyArray<Scene> = [
  scene("open", (page) => field(page).waitFor()),
  scene("short", async (page) => {
    await field(page).fill("h")
    await page.getByText("Bitte mindestens zwei Zeichen.").waitFor()
  }),
  scene("found", found),
  scene("many", async (page) => {
    await field(page).fill("an")
    await page.getByRole("option").first().waitFor()
  }),
  scene("pages", async (page) => {
    await field(page).fill("be")
    await page.getByRole("group", { name: "Seiten" }).waitFor()
  }),
  scene("nothing", nothing),
  scene("searching", async (page) => {
    await page.route("**/api/desk-search", () => {})
    await field(page).fill("huber")
    await page.getByText("Wird gesucht …").waitFor()
  }),
  scene("away", async (page) => {
    await page.route("**/api/desk-search", (route) => route.fulfill({ status: 503, json: {} }))
    await field(page).fill("huber")
    await page.getByRole("button", { name: "Noch einmal suchen" }).waitFor()
  }),
  scene("page", found, "/support"),
  scene("page-nothing", nothing, "/support")
]
