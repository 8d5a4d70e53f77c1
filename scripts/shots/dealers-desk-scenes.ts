import type { Page } from "@playwright/test"
import { ask } from "../../e2e/database.ts"
import { makeDealer } from "../../e2e/dealer.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson } from "../../e2e/staff.ts"
import type { Scene } from "./scenes.ts"

const path = "/support/haendler"
const longName =
  "Brennstoffhandelsgesellschaft Oberschwaben-Unterfranken mit beschränkter Haftung & Co. Kommanditgesellschaft"

/**
 * Creates a screenshot scene of the dealers as shown to staff, one of them with a long name; E2E_DATA must name the
 * data folder of the shop that is photographed.
 */
const scene = (
  name: string,
  query: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `desk-dealers-${name}`,
  path: "/agb",
  act: async (page) => {
    await ask("update dealer set name = $2, city = $3 where id = $1", [
      await makeDealer(),
      longName,
      "Hellschen-Heringsand-Unterschaar"
    ])
    const staff = await makePerson("Role_Interaid_Admin", "Verwaltung")
    await signIn(page, staff.email, path + query)
    await page.locator("main form[data-live]").waitFor()
    await act(page)
  }
})

/** Starts another search, after a scene has made the call hang or fail. */
const searched = async (page: Page) => {
  await page.getByRole("searchbox").fill("wärme")
  await page.getByRole("searchbox").press("Enter")
}

/** Screenshot scenes of the dealer list on the staff desk, one for each state of the list. */
export const dealersDeskScenes: ReadonlyArray<Scene> = [
  scene("list", ""),
  scene("found", "?suche=Oberschwaben-Unterfranken"),
  scene("none", "?suche=gibtesnicht"),
  scene("loading", "", async (page) => {
    await page.route("**/api/support/haendler?*", () => {})
    await searched(page)
    await page.locator("table[aria-busy=true]").waitFor()
  }),
  scene("away", "", async (page) => {
    await page.route("**/api/support/haendler?*", (route) => route.fulfill({ status: 503, json: {} }))
    await searched(page)
    await page.getByRole("button", { name: "Noch einmal versuchen" }).waitFor()
  })
]
