import type { Page } from "@playwright/test"
import { enterAs } from "../../e2e/kept-mails.ts"
import type { Scene } from "./scenes.ts"

/** Creates a screenshot scene of the staff page that documents state machines. */
const atlas = (
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `machines-${name}`,
  path: "/agb",
  act: async (page) => {
    await enterAs(page, "Role_Interaid_CustomerSupport", path)
    await page.locator("h1").first().waitFor()
    await act(page)
  }
})

const live = (page: Page) => page.locator("svg .active").first().waitFor()

/** Screenshot scenes of the pages that document the state machines and show the current states in this tab. */
export const machineScenes: ReadonlyArray<Scene> = [
  atlas("list", "/qa/maschinen"),
  atlas("none", "/qa/maschinen?suche=gibtesnicht"),
  atlas("session", "/qa/maschinen?maschine=session", live),
  atlas("session-whole", "/qa/maschinen?maschine=session", async (page) => {
    await live(page)
    await page.getByRole("button", { name: "Ganz zeigen" }).click()
  }),
  atlas("order", "/qa/maschinen?maschine=order")
]
